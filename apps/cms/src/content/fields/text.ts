import type { RichTextField, TextareaField, TextField } from 'payload'
import { contentLabel } from '../content-texts.ts'
import { requireEnglish } from '../checks/require-english.ts'
import { longTextEditor } from '../rich-text/editor.ts'

type TextOptions = { label?: string; description?: string }

const afterInput = ['/content/english/EnglishText.tsx#EnglishText']
const admin = (about: TextOptions) => ({ description: about.description, components: { afterInput } })

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
    validate: requireEnglish,
    admin: {
      description: about.description,
      components: {
        afterInput: [
          {
            path: '/content/english/EnglishTitle.tsx#EnglishTitle',
            clientProps: { marked: contentLabel('english.title') },
          },
        ],
        Cell: '/content/english/TitleCell.tsx#TitleCell',
      },
    },
  }
}

export function lines(name: string, about: TextOptions = {}): TextareaField {
  return { name, type: 'textarea', label: about.label, localized: true, admin: admin(about) }
}

export function longText(name: string, about: TextOptions = {}): RichTextField {
  return { name, type: 'richText', label: about.label, localized: true, editor: longTextEditor, admin: admin(about) }
}
