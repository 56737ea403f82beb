import { dirname, join } from 'node:path'
import type { Findings, ProjectFile } from './project-files.ts'

const importedSheet = /^import (\w+) from '(\.[^']+\.module\.css)'$/gm

/**
 * Finds styles that a component names and its sheet does not have. They do nothing, and where one is named the names of the whole sheet stand in
 * the script, as it cannot be known when it is built.
 */
export function checkStyles(files: readonly ProjectFile[]): Findings {
  const sheets = new Map(
    files.filter(({ path }) => path.endsWith('.module.css')).map(({ path, text }) => [path, text ?? '']),
  )
  const components = files.filter(({ path }) => path.endsWith('.tsx'))
  return {
    problems: components.flatMap(({ path, text = '' }) =>
      [...(text ?? '').matchAll(importedSheet)].flatMap(([, name = '', from = '']) => {
        const sheet = sheets.get(join(dirname(path), from)) ?? ''
        return listNamed(text ?? '', name)
          .filter((style) => !new RegExp(String.raw`\.${style}\b`).test(sheet))
          .map((style) => `${path}: ${from} has no style .${style}`)
      }),
    ),
  }
}

/** The styles of an imported sheet that a file names, each once. What stands in a string is none: the address of a sheet may look like one. */
function listNamed(text: string, name: string): string[] {
  const named = text.replaceAll(/'[^'\n]*'/g, "''").matchAll(new RegExp(String.raw`(?<![\w.])${name}\.(\w+)`, 'g'))
  return [...new Set([...named].map(([, style = '']) => style))]
}
