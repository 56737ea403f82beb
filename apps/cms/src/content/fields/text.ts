import type { RichTextField, TextareaField, TextField, TextFieldSingleValidation } from 'payload'
import { longTextEditor } from '../rich-text/editor.ts'

type TextOptions = { label?: string; description?: string }

const admin = (about: TextOptions) => ({ description: about.description })

/** English is what every other language falls back to, so it alone must be there. Drafts may lack it. */
const requiredInEnglish: TextFieldSingleValidation = (value, { req }) =>
  req.locale === 'en' && !value?.trim() ? 'Write this in English: it is what other languages fall back to.' : true

export function line(name: string, about: TextOptions = {}): TextField {
  return { name, type: 'text', label: about.label, localized: true, admin: admin(about) }
}

/** The name of the thing, in every language; English must be there. */
export function heading(name: 'name' | 'title' | 'question', about: TextOptions = {}): TextField {
  return {
    name,
    type: 'text',
    label: about.label,
    localized: true,
    index: true,
    validate: requiredInEnglish,
    admin: admin(about),
  }
}

export function lines(name: string, about: TextOptions = {}): TextareaField {
  return { name, type: 'textarea', label: about.label, localized: true, admin: admin(about) }
}

export function longText(name: string, about: TextOptions = {}): RichTextField {
  return { name, type: 'richText', label: about.label, localized: true, editor: longTextEditor, admin: admin(about) }
}
