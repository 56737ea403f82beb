/** Long enough for a tab to open. */
const TAB_MS = 60

/**
 * Brings a field of a form into sight, and the cursor into it. Only the open tab is there: the others are opened one after the other until
 * the field is found.
 * @param path such as `features.0.title`; where the row is not open, the list that it is in
 */
export async function focusField(path: string): Promise<void> {
  const [own = ''] = path.split('.')
  if (!findField(own)) await openTabOf(own)
  const names = path.split('.')
  const field = names.map((_, at) => findField(names.slice(0, names.length - at).join('__'))).find(Boolean)
  if (!field) return
  field.scrollIntoView({ block: 'center' })
  const input = field.matches('input, textarea') ? field : field.querySelector('input, textarea, [contenteditable]')
  if (input instanceof HTMLElement) input.focus({ preventScroll: true })
}

const findField = (name: string) => document.getElementById(`field-${name}`)

async function openTabOf(name: string) {
  const buttons = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')]
  const open = buttons.find((it) => it.classList.contains('tabs-field__tab-button--active'))
  for (const button of [...buttons.filter((it) => it !== open), open]) {
    button?.click()
    await new Promise((resolve) => setTimeout(resolve, TAB_MS))
    if (findField(name)) return
  }
}
