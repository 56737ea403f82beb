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
 * Remembers what the visitor has made of a field: React sets a field back that it has drawn otherwise.
 * @returns tells React of it, which compares a field with what it knew last: first with the value of the page, then with the visitor's
 */
export function rememberField(field: Field): () => void {
  if (field instanceof HTMLSelectElement) {
    const { selectedIndex } = field
    return () => {
      field.selectedIndex = selectedIndex
      announce(field, 'change')
    }
  }
  if (isChoice(field)) {
    const { checked } = field
    return () => {
      field.checked = !checked
      field.click()
    }
  }
  return field.type === 'file' ? () => announce(field, 'change') : rememberText(field)
}

function rememberText(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value } = field
  return () => {
    const { selectionStart, selectionEnd } = field
    field.value = field.defaultValue
    setUnseen(field, value)
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    announce(field, 'input')
  }
}

/** By the setter of the browser: React watches the field's own. */
function setUnseen(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

export function announce(field: Field, type: 'input' | 'change') {
  field.dispatchEvent(new Event(type, { bubbles: true }))
}
