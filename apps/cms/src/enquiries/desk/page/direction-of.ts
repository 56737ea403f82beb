const prefixes = /^(?:\s*(?:\p{L}{2,5}\s*:|\[[^\]]*\]))*/u
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The direction of a subject: that of its first letter after `Re:` and the number, which are Latin in every language. */
export function directionOf(subject: string): 'ltr' | 'rtl' {
  const first = subject.replace(prefixes, '').match(/\p{L}/u)?.[0] ?? ''
  return rightToLeft.test(first) ? 'rtl' : 'ltr'
}
