import jsTokens, { type JSXToken, type Token } from 'js-tokens'
import type { ProjectFile } from './project-files.ts'

export type CodeToken = Token | JSXToken

const codeFile = /\.(ts|tsx|mts|js|mjs|cjs)$/
const space = new Set([
  'WhiteSpace',
  'LineTerminatorSequence',
  'SingleLineComment',
  'MultiLineComment',
  'HashbangComment',
])

export const isCode = (path: string) => codeFile.test(path)

/** Each file is read by several checks. */
const known = new WeakMap<ProjectFile, CodeToken[]>()

/** The tokens of a file of TypeScript or JavaScript, without space and comments; none of another file. */
export function readTokens(file: ProjectFile): readonly CodeToken[] {
  const tokens = known.get(file) ?? tokenize(file)
  known.set(file, tokens)
  return tokens
}

function tokenize({ path, text }: ProjectFile): CodeToken[] {
  if (text === null || !isCode(path)) return []
  return [...jsTokens(text, { jsx: path.endsWith('x') } as { jsx: true })].filter((token) => !space.has(token.type))
}

/** The modules that a file imports or re-exports from, types and `import()` included, as they are written. */
export function listImports(file: ProjectFile): string[] {
  const tokens = readTokens(file)
  return tokens.flatMap((token, at) => {
    if (token.type !== 'StringLiteral' && token.type !== 'NoSubstitutionTemplate') return []
    const before = tokens[at - 1]?.value
    const isImport = before === 'from' || before === 'import' || (before === '(' && tokens[at - 2]?.value === 'import')
    return isImport ? [token.value.slice(1, -1)] : []
  })
}
