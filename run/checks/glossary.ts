import { isCode, listImports, readTokens } from './code-tokens.ts'
import { type Exception, exceptions as exceptionsOfProject } from './glossary-exceptions.ts'
import type { Findings, ProjectFile } from './project-files.ts'

export const glossaryPath = 'docs/glossary.md'

const heading = '## Words that do not come back'
const codeFolders = /^(apps|packages|e2e|bench|run|docs|content)\//
const textFiles = new Set([
  'packages/locales/texts/en.json',
  'apps/cms/src/enquiries/desk/texts/en.json',
  'apps/cms/src/platform/accounts/texts/en.json',
])
const generated = /(^|\/)(migrations\/|payload-types\.ts$|importMap\.js$)/
const identifierTypes = new Set<string>(['IdentifierName', 'PrivateIdentifier', 'JSXIdentifier'])

/** A name in the project and where it stands. */
type Name = { path: string; name: string; kind: string }

/**
 * The words of the glossary's last table, left column: one or several words each, such as `kept alive`. What stands in brackets is
 * for the reader; glossary-exceptions.ts says the same to the check.
 */
export function parseWords(page: string): string[] {
  const table = page
    .slice(page.indexOf(heading))
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
  return table.flatMap((line) =>
    (line.split('|')[1] ?? '')
      .replaceAll(/\(.*?\)/g, '')
      .split(',')
      .map((it) => it.trim()),
  )
}

/** Finds those words in the names of files, identifiers, CSS classes and text keys. Comments and other texts are free. */
export function checkGlossary(
  files: readonly ProjectFile[],
  exceptions: readonly Exception[] = exceptionsOfProject,
): Findings {
  const words = parseWords(files.find(({ path }) => path === glossaryPath)?.text ?? '')
  if (words.length === 0) return { problems: [`${glossaryPath} has no table "${heading.slice(3)}"`] }
  const used = new Set<Exception>()
  const isFree = (name: Name, word: string) => {
    const exception = exceptions.find((it) => isExcepted(it, name, word))
    if (exception) used.add(exception)
    return exception !== undefined
  }
  const found = files
    .flatMap(listNames)
    .flatMap((name) =>
      words
        .filter((word) => hasWord(name.name, word) && !isFree(name, word))
        .map(
          (word) => `${name.path}: ${name.kind} ${name.name} has the word "${word}", which ${glossaryPath} replaces`,
        ),
    )
  const unused = exceptions
    .filter((it) => !used.has(it))
    .map((it) => `glossary-exceptions.ts: nothing needs the exception for ${it.words.join(', ')} (${it.reason})`)
  return { problems: [...found, ...unused] }
}

function isExcepted(exception: Exception, { path, name }: Name, word: string): boolean {
  return (
    exception.words.includes(word) &&
    (exception.paths?.some((it) => path.startsWith(it)) ?? true) &&
    (exception.names?.includes(name) ?? true)
  )
}

/** Each name of a file once. */
function listNames(file: ProjectFile): Name[] {
  const { path } = file
  if (!codeFolders.test(path) || generated.test(path)) return []
  const of = (kind: string, all: readonly string[]) => [...new Set(all)].map((name) => ({ path, name, kind }))
  return [
    ...of('the file', [path]),
    ...(isCode(path) ? of('the import', listImports(file)) : []),
    ...of('the name', listIdentifiers(file)),
    ...(path.endsWith('.css') ? of('the style', listStyles(file.text ?? '')) : []),
    ...(textFiles.has(path) ? of('the text key', Object.keys(JSON.parse(file.text ?? '{}') as object)) : []),
  ]
}

/** Identifiers, but for the names of HTML elements. */
function listIdentifiers(file: ProjectFile): string[] {
  const tokens = readTokens(file)
  const isElement = (at: number) =>
    tokens[at]?.type === 'JSXIdentifier' &&
    /^[a-z]+$/.test(tokens[at].value) &&
    (tokens[at - 1]?.value === '<' || (tokens[at - 1]?.value === '/' && tokens[at - 2]?.value === '<'))
  return tokens.filter(({ type }, at) => identifierTypes.has(type) && !isElement(at)).map(({ value }) => value)
}

/** Classes, variables, animations and other names of a style sheet, as far as authors make them up. */
function listStyles(css: string): string[] {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g, ' ')
  return [...bare.matchAll(/\.[a-z_][\w-]*|--[\w-]+|(?<=@keyframes\s+|@container\s+|container-name:\s*)[\w-]+/gi)].map(
    ([it]) => it,
  )
}

/** The words of a name in lower case: `keptAliveOnce`, `kept-alive_once` and `KEPT_ALIVE.once` are kept, alive, once. */
export function splitName(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .split(/[^\p{L}\d]+/u)
    .filter((it) => it !== '')
    .map((it) => it.toLowerCase())
}

/** Whether the words of a name have a word, or several in a row, in singular or plural. */
function hasWord(name: string, wanted: string): boolean {
  const parts = wanted.split(' ')
  const own = splitName(name)
  return own.some((_, at) => parts.every((part, index) => isForm(own[at + index], part)))
}

const isForm = (word: string | undefined, wanted: string) => word === wanted || word === `${wanted}s`
