import type { FieldValues, FormName } from '../../../shared/enquiries/form-fields.ts'

/** What was typed into a form, and the id under which it will be sent: one id for one filled form, until it has arrived. */
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
    const draft = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as Draft | null
    if (draft && typeof draft.id === 'string' && draft.values) return { ...draft, since: draft.since || Date.now() }
  } catch {
    // Storage may be forbidden or damaged: the draft then begins anew.
  }
  return { id: newId(), values: {}, since: Date.now() }
}

export function saveDraft(form: FormName, values: FieldValues, id?: string) {
  const draft = readDraft(form)
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify({ ...draft, id: id ?? draft.id, values } satisfies Draft))
  } catch {
    // As above: what was typed then lives as long as the form.
  }
}

export function clearDraft(form: FormName) {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // As above.
  }
}

/** A random UUID. `crypto.randomUUID` exists only in secure contexts, and a site may be tried in a workshop's own network. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
