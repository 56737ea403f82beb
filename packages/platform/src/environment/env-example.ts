import type { Variable } from './variable.ts'
import { variableGroups } from './variables.ts'

const HEAD = `# Every variable of the environment, with its default. Copy this file to .env and set what you need; what is set in the
# environment itself comes first. An empty value is the same as none.
# Made by: node packages/platform/src/environment/env-example.ts > .env.example
`

/** The text of `.env.example`: every variable of the table, its description and its default. */
export function writeEnvExample(): string {
  return [HEAD, ...Object.entries(variableGroups).map(([title, group]) => writeGroup(title, group))].join('\n')
}

function writeGroup(title: string, group: Record<string, Variable>): string {
  const entries = Object.entries(group).map(
    ([name, { description, default: value = '' }]) => `# ${description}\n# ${name}=${value}\n`,
  )
  return `# --- ${title} ---\n\n${entries.join('\n')}`
}

if (import.meta.main) process.stdout.write(writeEnvExample())
