import { toSource } from '../http/security-headers.ts'
import type { Entry } from '../page-cache/entry.ts'
import { splitRule, splitRules } from './split-rules.ts'

/** A rule, and for each selector of its list the classes, elements (`<select`) and attributes (`[data-x`) without which it matches nothing; or a group of rules. */
type Rule = { css: string; classesOf: string[][] } | { prelude: string; rules: Rule[] }

/** The site's one style sheet, of which each page carries what it uses. */
export type StyleSheet = {
  rules: readonly Rule[]
  keyframes: ReadonlyMap<string, string>
  /** What pages use, by the names that they have: pages of a kind have the same, and finding it takes a twentieth of rendering one. */
  selected: Map<string, string>
}

/** As many as there are kinds of pages. Each takes 80 kB: a letter two bytes, as few of them are no Latin ones. */
const MAX_SELECTED = 25

const group = /^@(?:media|supports|container|layer|starting-style)\b/
const keyframesName = /^@keyframes\s+([\w-]+)/

/** @param css minified, as the build writes it */
export function parseStyleSheet(css: string): StyleSheet {
  const all = splitRules(css)
  const keyframes = new Map(all.flatMap((rule) => (keyframesName.test(rule) ? [[nameOf(rule), rule] as const] : [])))
  return { rules: toRules(all.filter((rule) => !keyframesName.test(rule))), keyframes, selected: new Map() }
}

function nameOf(keyframes: string): string {
  return keyframesName.exec(keyframes)?.[1] ?? ''
}

function toRules(rules: readonly string[]): Rule[] {
  return rules.map((css) => {
    const { prelude, body } = splitRule(css)
    if (group.test(prelude) && body) return { prelude, rules: toRules(splitRules(body)) }
    return { css, classesOf: prelude.startsWith('@') ? [[]] : classesOfSelectors(prelude) }
  })
}

/** Classes within `:is()`, `:not()`, `:has()` and the like are no condition that is known here: such a rule is rather kept. */
function classesOfSelectors(selectors: string): string[][] {
  let plain = selectors.replaceAll(/"[^"]*"/g, '')
  while (plain.includes('(')) {
    const flat = plain.replaceAll(/\([^()]*\)/g, '')
    if (flat === plain) break
    plain = flat
  }
  return plain
    .split(',')
    .map((selector) => [
      ...[...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name),
      ...[...selector.matchAll(rareElement)].map(([, name = '']) => `<${name}`),
      ...rareAttributes.filter((name) => selector.includes(name)),
    ])
}

/** Elements that many pages do without. */
const rareElements = ['select', 'table', 'blockquote', 'fieldset', 'legend', 'video', 'summary', 'pre', 'code', 'hr']
const rareElement = new RegExp(`(?:^|[\\s>+~])(${rareElements.join('|')})(?![\\w-])`, 'g')

/** Attributes that many pages do without, as their selectors begin: what of a picture stays in view where it is cut. */
const rareAttributes = ['[data-focus-x', '[data-focus-y']

const classAttribute = /\sclass="([^"]*)"/g

/**
 * The rules that can match something on a page as it is sent. All others are for what scripts add, and these load the whole sheet first
 * (app/shell/load-style-sheet.ts); as the whole keeps the order of rules, nothing on the page changes its look then.
 */
export function selectStyles(sheet: StyleSheet, html: string): string {
  const used = new Set<string>()
  for (const [, names = ''] of html.matchAll(classAttribute)) for (const name of names.split(' ')) used.add(name)
  for (const name of rareElements) if (html.includes(`<${name}`)) used.add(`<${name}`)
  for (const name of rareAttributes) if (html.includes(` ${name.slice(1)}=`)) used.add(name)
  // The bar of a preview brings styles of its own.
  for (const [, name = ''] of html.matchAll(tokenUse)) used.add(name)
  const { selected } = sheet
  const key = [...used].toSorted().join(' ')
  const css = selected.get(key) ?? writeUsed(sheet, used)
  // A Map keeps the order in which keys were set: what was longest unused goes first.
  selected.delete(key)
  selected.set(key, css)
  if (selected.size > MAX_SELECTED) selected.delete(selected.keys().next().value ?? '')
  return css
}

function writeUsed({ rules, keyframes }: StyleSheet, used: ReadonlySet<string>): string {
  const css = writeRules(rules, used)
  const animations = [...keyframes].filter(([name]) => css.includes(name)).map(([, rule]) => rule)
  return withoutUnusedTokens(css + animations.join(''), used)
}

const tokenUse = /var\((--[\w-]+)/g
const declarations = /\{([^{}]*--[^{}]*)\}/g
/** Not one within quotation marks. */
const endOfDeclaration = /;(?=(?:[^"]*"[^"]*")*[^"]*$)/

/** Tokens that nothing else on the page refers to are left out; those of the minifier are asked for by name alone. */
function withoutUnusedTokens(css: string, usedElsewhere: ReadonlySet<string>): string {
  const used = new Set([...usedElsewhere, ...[...css.matchAll(tokenUse)].map(([, name = '']) => name)])
  const isUsed = (declaration: string) => {
    const name = /^--(?!lightningcss)[\w-]+(?=:)/.exec(declaration)?.[0]
    return name === undefined || used.has(name)
  }
  const keepUsed = (_: string, body: string) => `{${body.split(endOfDeclaration).filter(isUsed).join(';')}}`
  return css.replaceAll(declarations, keepUsed)
}

function writeRules(rules: readonly Rule[], used: ReadonlySet<string>): string {
  let css = ''
  for (const rule of rules) {
    if ('css' in rule) css += rule.classesOf.some((names) => names.every((name) => used.has(name))) ? rule.css : ''
    else {
      const inner = writeRules(rule.rules, used)
      if (inner) css += `${rule.prelude}{${inner}}`
    }
  }
  return css
}

/**
 * Puts the styles that a page uses into its own style element, which the site marks like its scripts (shared/script-mark.ts).
 * @returns the page, and what its policy names to allow the styles
 */
export function addStyles(html: string, mark: string, sheet: StyleSheet | null): { marked: string; styles: string[] } {
  const open = `<style nonce="${mark}">`
  const at = html.indexOf(open)
  const end = at < 0 ? -1 : html.indexOf('</style>', at)
  if (end < 0) return { marked: html, styles: [] }
  const css = html.slice(at + open.length, end) + (sheet ? selectStyles(sheet, html) : '')
  return { marked: `${html.slice(0, at)}${open}${css}${html.slice(end)}`, styles: [toSource(css)] }
}

/** The style sheet among the built files; null where there is none, as in development. */
export function findStyleSheet(files: ReadonlyMap<string, Entry>): StyleSheet | null {
  for (const [address, { bodies }] of files)
    if (/^\/assets\/style-[^/]+\.css$/.test(address)) return parseStyleSheet(String(bodies.plain ?? ''))
  return null
}
