import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { splitRules } from '../server/styles/split-rules.ts'

/** @param scopeOf the end of the class names of a module, by its path */
type Options = { scopeOf: (file: string) => string }

const comments = /\/\*[^]*?\*\//g
const sheetFile = /\.css$/
const moduleFile = /\.module\.css$/

/**
 * CSS modules copy what they compose from other files into every file that composes it: 70 copies of the same rules, each of which
 * overrides components before it. Here the copies are left out; the file itself must be in the style sheet before all who compose from it
 * (app/ui/base-styles.ts), or the build fails.
 */
export function composedOnce({ scopeOf }: Options): Plugin[] {
  /** Scopes of what is composed, and of one module that composes it, with the name of its file. */
  const composed = new Map<string, Composing[]>()
  const leaveOut: Plugin = {
    name: 'vitrine-composed-once',
    transform(source, id) {
      // Pages are sent with the browser's style sheet: the server has none of its own.
      if (this.environment.name !== 'client' && this.environment.mode === 'build')
        return sheetFile.test(id) ? { code: '', map: null } : null
      if (!moduleFile.test(id)) return null
      const own = scopeOf(id)
      const { kept, foreign } = leaveOutCopies(source, own)
      for (const scope of foreign)
        composed.set(scope, [...(composed.get(scope) ?? []), { by: own, file: basename(id) }])
      return { code: kept, map: null }
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        const sheets = Object.values(bundle).filter((it) => it.type === 'asset' && it.fileName.endsWith('.css'))
        for (const sheet of sheets)
          for (const file of listTooLate(String('source' in sheet && sheet.source), composed))
            this.error(`${file} composes from a file that must be imported earlier: in app/ui/base-styles.ts`)
      },
    },
  }
  /** Vite takes a module whose names nobody imports for unused, even where its rules are composed. */
  const keepUnnamed: Plugin = {
    name: 'vitrine-composed-is-used',
    enforce: 'post',
    transform: (code, id) => (moduleFile.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null),
  }
  return [leaveOut, keepUnnamed]
}

/** The rules of a compiled module but those whose classes are of other modules, and the scopes of these. */
export function leaveOutCopies(source: string, own: string): { kept: string; foreign: Set<string> } {
  const foreign = new Set<string>()
  const kept = splitRules(source.replaceAll(comments, '')).filter((rule) => {
    const scopes = [...rule.matchAll(/\.[a-z][\w-]*_(\w{3})(?![\w-])/gi)].map(([, scope = '']) => scope)
    if (scopes.length === 0 || scopes.includes(own)) return true
    for (const scope of scopes) foreign.add(scope)
    return false
  })
  return { kept: kept.join('\n'), foreign }
}

type Composing = { by: string; file: string }

/** The files that compose rules which stand in the sheet after them, or not at all. */
function listTooLate(css: string, composed: ReadonlyMap<string, readonly Composing[]>): string[] {
  const indexOf = (scope: string) => css.search(new RegExp(`\\.[A-Za-z][\\w-]*_${scope}(?![\\w-])`))
  return [...composed].flatMap(([scope, users]) => {
    const at = indexOf(scope)
    const isLate = ({ by }: Composing) => at < 0 || (indexOf(by) >= 0 && indexOf(by) < at)
    return users.filter(isLate).map(({ file }) => file)
  })
}
