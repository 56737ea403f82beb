import { readItem, removeItem, writeItem } from '../../../shared/browser-storage.ts'
import type { FieldValues, FormName } from '../../../shared/enquiries/form-fields.ts'

/** What was typed into a form, and the id under which it will be sent: the same until the site has it. */
export type Draft = {
  id: string
  values: FieldValues
  /** When it was begun, in ms since 1970. */
  since: number
}

const keyOf = (form: FormName) => `enquiry-${form}`

/** The draft of a form in this tab. It survives a reload and a closed dialog. */
export function readDraft(form: FormName): Draft {
  try {
    const draft = JSON.parse(readItem('sessionStorage', keyOf(form)) ?? 'null') as Draft | null
    if (draft && typeof draft.id === 'string' && draft.values) return { ...draft, since: draft.since || Date.now() }
  } catch {
    // What is stored is damaged: a new draft begins.
  }
  return { id: newId(), values: {}, since: Date.now() }
}

export function saveDraft(form: FormName, values: FieldValues, id?: string) {
  const draft = readDraft(form)
  const changed: Draft = { ...draft, id: id ?? draft.id, values }
  // Where it cannot be stored, what was typed is kept as long as the form is shown.
  writeItem('sessionStorage', keyOf(form), JSON.stringify(changed))
}

export function clearDraft(form: FormName) {
  removeItem('sessionStorage', keyOf(form))
}

/** A random UUID. `crypto.randomUUID` exists only in secure contexts, and a site may be tried out under a local address without TLS. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
