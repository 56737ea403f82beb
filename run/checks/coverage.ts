import type { Findings, ProjectFile } from './project-files.ts'
import { gapsPath, listTestTitles, parseGaps, parseRequirements, requirementsPath } from './requirements.ts'

export const coveragePath = 'docs/coverage.md'

const head = `# Which tests assert which requirement

Made by \`npm run coverage\` from the titles of the tests; \`npm run check\` fails if it is out of date. Change the tests, not this page.
The requirements are in [requirements.md](requirements.md), what the product does not keep yet is in [known-gaps.md](known-gaps.md).
`

/** The page that lists for each requirement the tests whose titles name it. */
export function toCoveragePage(files: readonly ProjectFile[]): string {
  const textOf = (path: string) => files.find((it) => it.path === path)?.text ?? ''
  const requirements = parseRequirements(textOf(requirementsPath))
  const gaps = new Set(parseGaps(textOf(gapsPath)).map(({ number }) => number))
  const titles = listTestTitles(files)
  const lines = requirements.flatMap(({ number, section }, at) => {
    const tests = titles.filter(({ numbers }) => numbers.includes(number))
    return [
      ...(section === requirements[at - 1]?.section ? [] : [`\n## ${section}\n`]),
      `- **${number}**${gaps.has(number) ? ' is a known gap' : ''}`,
      ...tests.map(({ file, title }) => `  - \`${file}\` › ${escape(title)}`),
    ]
  })
  return `${head}${lines.join('\n')}\n`
}

/** So that a title shows as it is: no markup in it, and no closing quote of source code. */
const escape = (title: string) => title.replaceAll(/\\(['"`])/g, '$1').replaceAll(/[\\*_<>[\]`|]/g, String.raw`\$&`)

export function checkCoverage(files: readonly ProjectFile[]): Findings {
  const current = files.find(({ path }) => path === coveragePath)?.text
  const problems = current === toCoveragePage(files) ? [] : [`${coveragePath} is out of date: run \`npm run coverage\``]
  return { problems }
}
