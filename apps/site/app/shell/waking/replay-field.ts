export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether a field is not as the page came. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== givenIndex(field)
  if (isChoice(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

/** Without a given one the first option is selected. */
function givenIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex((it) => it.defaultSelected),
  )
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

/**
 * Remembers what the visitor has made of a field: React sets a field back that it has drawn otherwise, or draws another in its place.
 * @returns makes the same of the field, and tells React of it, which compares it with what it knew last: first with the value of the page, then with
 * the visitor's
 */
export function rememberField(field: Field): (now: Field) => void {
  if (field instanceof HTMLSelectElement) {
    const { selectedIndex } = field
    return (now) => {
      Object.assign(now, { selectedIndex })
      announce(now, 'change')
    }
  }
  if (isChoice(field)) {
    const { checked } = field
    return (now) => {
      Object.assign(now, { checked: !checked })
      now.click()
    }
  }
  return field.type === 'file' ? rememberFiles(field) : rememberText(field)
}

function rememberFiles(field: TextField): (now: Field) => void {
  const { files } = field as HTMLInputElement
  return (now) => {
    Object.assign(now, { files })
    announce(now, 'change')
  }
}

function rememberText(field: TextField): (now: Field) => void {
  const { value } = field
  return (it) => {
    const now = it as TextField
    const { selectionStart, selectionEnd } = field
    now.value = now.defaultValue
    setUnseen(now, value)
    if (selectionStart !== null) now.setSelectionRange(selectionStart, selectionEnd)
    announce(now, 'input')
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** By the setter of the browser: React watches the field's own. */
function setUnseen(field: TextField, value: string) {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

function announce(field: Field, type: 'input' | 'change') {
  field.dispatchEvent(new Event(type, { bubbles: true }))
}
