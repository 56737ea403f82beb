import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

type Constants = Record<string, string | number>

/**
 * Gives a file as the text of a classic script, for the server to write into pages, as the default export of the module `name`. The file may import
 * types only; `constants` are put in for their names. Browsers' bundles get an empty text: the script has run when they are loaded.
 */
export function inlineScript(name: `virtual:${string}`, path: string, constants: Constants): Plugin {
  const file = resolve(import.meta.dirname, '..', path)
  return {
    name: 'vitrine-inline-script',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      this.addWatchFile(file)
      const script = this.environment.name === 'client' ? '' : await toScript(file, constants)
      return { code: `export default ${JSON.stringify(script)}`, moduleType: 'js', map: null }
    },
  }
}

/** A module has names of its own; a classic script has them within a function. */
async function toScript(file: string, constants: Constants): Promise<string> {
  const define = Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]))
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { define })
  const body = code.replace(/^export\s*\{\s*\};?\s*$/m, '').replace(/^\/\/# sourceMappingURL.*$/m, '')
  if (/^(import|export)\b/m.test(body))
    throw new Error(`${file}: an inline script imports types only and exports nothing`)
  return minifySync(file.replace(/\.ts$/, '.js'), `(()=>{${body}})()`).code
}
