'use client'

import type { DeskTexts } from '../desk-texts.ts'
import form from '../../../platform/ui/form.module.css'

/** An answer template with its placeholders filled. `tag` and `dir` are its language's. */
export type FilledTemplate = { id: number; name: string; text: string; tag: string; dir: 'ltr' | 'rtl' }
/** The templates of one language, under its native name. */
export type TemplateGroup = { language: string; templates: FilledTemplate[] }

type Props = {
  groups: TemplateGroup[]
  chosen: FilledTemplate | null
  onChoose: (template: FilledTemplate | null) => void
  texts: DeskTexts
}

/** The templates by language; the first language is the visitor's. */
export function TemplatePicker({ groups, chosen, onChoose, texts }: Props) {
  const all = groups.flatMap(({ templates }) => templates)
  return (
    <label className={form.field}>
      <span>{texts.template}</span>
      <select
        value={chosen?.id ?? ''}
        onChange={({ target }) => onChoose(all.find(({ id }) => String(id) === target.value) ?? null)}
      >
        <option value="">{texts.noTemplate}</option>
        {groups.map(({ language, templates }) => (
          <optgroup key={language} label={language}>
            {templates.map(({ id, name, tag }) => (
              <option key={id} value={id} lang={tag}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
