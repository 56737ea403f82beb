const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (table: [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1]

/** A User-Agent as people read it: `Firefox, Windows`; what is no browser by its first word. */
export function nameProgram(userAgent: string): string {
  const named = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join(', ')
  return named || (userAgent.split(/[\s/]/)[0] ?? '')
}
