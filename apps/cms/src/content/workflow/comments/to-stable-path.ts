/**
 * The path of a field with the ids of rows instead of their numbers: `features.64f1….title` of `features.0.title`.
 * @param idOf gives the id of a row by its path
 */
export function toStablePath(path: string, idOf: (row: string) => string): string {
  const names = path.split('.')
  return names
    .map((name, index) => (/^\d+$/.test(name) ? idOf(names.slice(0, index + 1).join('.')) || name : name))
    .join('.')
}
