import type { RichTextField, TextareaField, TextField } from 'payload'
import { requireEnglish } from '../checks/require-english.ts'
import { longTextEditor } from '../rich-text/editor.ts'

type TextOptions = { label?: string; description?: string }

const admin = (about: TextOptions) => ({ description: about.description })

export function line(name: string, about: TextOptions = {}): TextField {
  return { name, type: 'text', label: about.label, localized: true, admin: admin(about) }
}

/** The name of a document in every language; English is required. */
export function heading(name: 'name' | 'title' | 'question', about: TextOptions = {}): TextField {
  return {
    name,
    type: 'text',
    label: about.label,
    localized: true,
    index: true,
    validate: requireEnglish,
    admin: admin(about),
  }
}

export function lines(name: string, about: TextOptions = {}): TextareaField {
  return { name, type: 'textarea', label: about.label, localized: true, admin: admin(about) }
}

export function longText(name: string, about: TextOptions = {}): RichTextField {
  return { name, type: 'richText', label: about.label, localized: true, editor: longTextEditor, admin: admin(about) }
}
