import { root } from '../paths.ts'
import { checkCitations } from './citations.ts'
import { checkCoverage } from './coverage.ts'
import { checkGlossary } from './glossary.ts'
import { checkLicenses } from './licenses.ts'
import { checkLinks } from './links.ts'
import { type Findings, type ProjectFile, readProject } from './project-files.ts'
import { checkRequirements } from './requirements.ts'
import { checkRooms } from './check-rooms.ts'
import { checkStyles } from './styles.ts'

const checks: Record<string, (files: readonly ProjectFile[]) => Findings> = {
  'requirements and their tests': checkRequirements,
  'docs/coverage.md': checkCoverage,
  'words of the glossary': checkGlossary,
  'rooms: who imports whom': checkRooms,
  'styles that there are': checkStyles,
  'citations of what is not here': checkCitations,
  'links of documents': checkLinks,
  'licences of what runs in production': checkLicenses,
}

/** Runs what this project checks of itself, by reading its files once; says what is wrong and gives how many passed and the names of those that did not. */
export function runProjectChecks(): { passed: number; failed: string[] } {
  const outcome: { passed: number; failed: string[] } = { passed: 0, failed: [] }
  const files = readProject(root)
  for (const [name, check] of Object.entries(checks)) {
    const { problems, note } = check(files)
    if (problems.length === 0) console.log(`ok: ${name}${note ? ` (${note})` : ''}`)
    else console.error(`not ok: ${name}\n${problems.map((it) => `  ${it}`).join('\n')}\n  ${problems.length} problems`)
    if (problems.length === 0) outcome.passed++
    else outcome.failed.push(name)
  }
  return outcome
}
