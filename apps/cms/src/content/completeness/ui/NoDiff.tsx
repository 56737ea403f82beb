/** Between versions: the states of translations are made from the texts, which are compared. */
export function NoDiff() {
  return null
}
