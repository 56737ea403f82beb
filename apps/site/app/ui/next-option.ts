/**
 * The option that a key leads to in a list below a field. Before the first and after the last one comes the field itself, as -1.
 * @returns null for other keys
 */
export function nextOption(key: string, index: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return index + 1 < count ? index + 1 : -1
    case 'ArrowUp':
      return index < 0 ? count - 1 : index - 1
    default:
      return null
  }
}
