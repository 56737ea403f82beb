/** The rules of a minified style sheet in their order, groups such as `@media` whole. */
export function splitRules(css: string): string[] {
  const rules: string[] = []
  let start = 0
  let depth = 0
  let quote = ''
  for (let at = 0; at < css.length; at++) {
    const character = css[at] ?? ''
    if (character === '\\') at++
    else if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '{') depth++
    else if (character === '}') depth--
    if (quote || depth > 0 || (character !== '}' && character !== ';')) continue
    rules.push(css.slice(start, at + 1).trim())
    start = at + 1
  }
  return rules
}

/** A rule's words before its braces, and what is between them; the body is empty where there are no braces. */
export function splitRule(rule: string): { prelude: string; body: string } {
  const at = rule.indexOf('{')
  return at < 0 ? { prelude: rule, body: '' } : { prelude: rule.slice(0, at).trim(), body: rule.slice(at + 1, -1) }
}
