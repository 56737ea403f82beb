import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const definition = /@custom-media\s+(--[\w-]+)\s+([^;]+);\n?/g

/**
 * Lets style sheets use `@media (--desktop)`: the breakpoints are defined once, as `@custom-media`, in the tokens file.
 * Browsers do not support `@custom-media` (Media Queries 5) yet, so the names are replaced here. An unknown name fails the build.
 */
export function breakpoints(tokens: string): Plugin {
  const named = new Map<string, string>()
  return {
    name: 'vitrine-breakpoints',
    enforce: 'pre',
    buildStart() {
      for (const [, name = '', query = ''] of readFileSync(tokens, 'utf8').matchAll(definition)) named.set(name, query)
      this.addWatchFile(tokens)
    },
    transform(source, id) {
      if (!/\.css(\?|$)/.test(id)) return null
      const code = source
        .replaceAll(definition, '')
        .replaceAll(/@media[^{]+/g, (rule) =>
          rule.replaceAll(
            /\((--[\w-]+)\)/g,
            (_, name: string) => named.get(name) ?? this.error(`no breakpoint ${name}`),
          ),
        )
      return { code, map: null }
    },
  }
}
