/**
 * What Playwright is called with: a NAME that a test file's path has chooses files, any other NAME chooses titles. Options are passed on.
 * Projects that a chosen one runs after are left out: Playwright would run all of their tests.
 * @param files the paths of the test files
 */
export function toPlaywrightArgs(args: readonly string[], files: readonly string[]): string[] {
  const [name, ...options] = args
  if (name === undefined || name.startsWith('-')) return [...args]
  const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const chosen = files.some((path) => path.includes(name)) ? [pattern] : ['--grep', pattern]
  return [...chosen, '--no-deps', ...options]
}
