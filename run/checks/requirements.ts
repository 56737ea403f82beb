import { type CodeToken, readTokens } from './code-tokens.ts'
import type { Findings, ProjectFile } from './project-files.ts'

export type Requirement = { number: string; section: string; text: string }
export type Gap = { number: string; missing: string }
export type TestTitle = { file: string; title: string; numbers: string[] }

export const requirementsPath = 'docs/requirements.md'
export const gapsPath = 'docs/known-gaps.md'

const line = /^- \*\*(R\d+\.\d+)\*\* (.*)$/
const citation = /\bR\d+\.\d+\b/g
const list = /\s*\[(R\d+\.\d+(?:, R\d+\.\d+)*)\]$/
/** Not `skip` and `fixme`: a test that does not run asserts nothing. */
const testFunctions = new Set(['it', 'test', 'describe', 'only'])
const testFile = /\.(test|spec)\.tsx?$/

/** The requirements of the page, in its order, each with the heading of its section. */
export function parseRequirements(page: string): Requirement[] {
  let section = ''
  return page.split('\n').flatMap((it) => {
    if (it.startsWith('## ')) section = it.slice(3)
    const [, number, text] = line.exec(it) ?? []
    return number && text ? [{ number, section, text }] : []
  })
}

/** The gaps that are known: requirements that the product does not keep yet, each with what is missing. */
export function parseGaps(page: string): Gap[] {
  return page.split('\n').flatMap((it) => {
    const [, number, missing] = line.exec(it) ?? []
    return number && missing ? [{ number, missing }] : []
  })
}

/** The titles of tests that name requirements, as they stand in the source: placeholders are not filled in. */
export function listTestTitles(files: readonly ProjectFile[]): TestTitle[] {
  return files
    .filter(({ path }) => testFile.test(path))
    .flatMap((file) => readTitles(file).map((it) => ({ ...toTitle(it), file: file.path })))
}

/**
 * The first argument of every `it(`, `test(` and `describe(`, and of what `it.each(…)` gives; below a `describe`, its title comes first.
 */
function readTitles(file: ProjectFile): string[] {
  const tokens = readTokens(file)
  const around: { title: string; depth: number }[] = []
  let depth = 0
  return tokens.flatMap((token, at) => {
    if (token.value === '(') depth++
    if (token.value === ')' && --depth < (around.at(-1)?.depth ?? 0)) around.pop()
    const callee = tokens[at - 2]?.value ?? ''
    const own =
      tokens[at - 1]?.value === '(' && (callee === ')' || testFunctions.has(callee)) ? readText(tokens, at) : null
    if (own === null) return []
    const title = [...around.map((it) => it.title), own].join(' › ')
    if (callee === 'describe') around.push({ title: own, depth })
    return [title]
  })
}

/** The text of a string or of a whole template, as it stands in the source; null where there is none. */
function readText(tokens: readonly CodeToken[], at: number): string | null {
  const type = tokens[at]?.type
  if (type === 'StringLiteral' || type === 'NoSubstitutionTemplate') return tokens[at]?.value.slice(1, -1) ?? null
  if (type !== 'TemplateHead') return null
  const end = tokens.findIndex((it, index) => index > at && it.type === 'TemplateTail')
  const parts = tokens.slice(at, end + 1).map((it) => it.value)
  return parts.join('').slice(1, -1)
}

function toTitle(source: string) {
  const numbers = list.exec(source)?.[1]?.split(', ') ?? []
  return { title: source.replace(list, ''), numbers }
}

/** Compares the requirements with the tests and with everything that cites them. */
export function checkRequirements(files: readonly ProjectFile[]): Findings {
  const textOf = (path: string) => files.find((it) => it.path === path)?.text ?? ''
  const requirements = parseRequirements(textOf(requirementsPath))
  const gaps = parseGaps(textOf(gapsPath))
  const titles = listTestTitles(files)
  const known = new Set(requirements.map(({ number }) => number))
  const tested = new Set(titles.flatMap(({ numbers }) => numbers))
  const gapNumbers = new Set(gaps.map(({ number }) => number))
  return {
    problems: [
      ...(requirements.length === 0 ? [`${requirementsPath} has no requirements`] : []),
      ...findDuplicates(requirements.map(({ number }) => number)).map(
        (it) => `${it} stands twice in ${requirementsPath}`,
      ),
      ...findDuplicates(gaps.map(({ number }) => number)).map((it) => `${it} stands twice in ${gapsPath}`),
      ...findUnknown(files, known),
      ...titles
        .filter(({ title }) => /\[R\d/.test(title))
        .map(({ file, title }) => `${file}: a title that names requirements ends with [R1.1, R1.2]: ${title}`),
      ...[...gapNumbers]
        .filter((it) => tested.has(it))
        .map((it) => `${it} has a test and is no gap any more: take it out of ${gapsPath}`),
      ...[...known]
        .filter((it) => !tested.has(it) && !gapNumbers.has(it))
        .map((it) => `${it} has no test; where the product does not keep it, say in ${gapsPath} what is missing`),
    ],
    note: `${known.size} requirements, ${gapNumbers.size} known gaps`,
  }
}

/** Every number that is cited anywhere and that no requirement has. */
function findUnknown(files: readonly ProjectFile[], known: ReadonlySet<string>): string[] {
  return files
    .filter(
      ({ path }) => path !== requirementsPath && !/(^|\/)package-lock\.json$|^run\/checks\/.*\.test\.ts$/.test(path),
    )
    .flatMap(({ path, text }) =>
      [...new Set(text?.match(citation))]
        .filter((number) => !known.has(number))
        .map((number) => `${path} cites ${number}, which does not exist`),
    )
}

const findDuplicates = (all: readonly string[]) => [...new Set(all.filter((it, at) => all.indexOf(it) !== at))]
