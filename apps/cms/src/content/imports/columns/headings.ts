import { contentLanguageOf } from '../../../platform/content-language.ts'
import { languageName } from '../../../platform/language-options.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { importTexts } from '../import-texts.ts'
import type { Column } from './column.ts'
import type { SheetParameter } from './sheet-product.ts'

/** The heading of a column for a reader of the back office: `Blade diameter (mm)`, `Summary (German)`. */
export function toHeading(column: Column, reader: string): string {
  const texts = importTexts(reader)
  switch (column.kind) {
    case 'id':
    case 'stamp':
    case 'status':
    case 'highlights':
      return texts[`column.${column.kind}`]
    case 'fact':
      return texts[`column.${column.field}`]
    case 'text':
      return `${texts[`column.${column.field}`]} (${languageName(column.language, reader)})`
    case 'yes':
      return nameOf(column.parameter, reader)
    case 'words':
      return `${nameOf(column.parameter, reader)} (${languageName(column.language, reader)})`
    case 'figure': {
      const { parameter, end } = column
      const part = end === 'max' ? texts['column.to'] : parameter.kind === 'range' ? texts['column.from'] : ''
      const unit = parameter.unit ? ` (${parameter.unit})` : ''
      return [nameOf(parameter, reader), part].filter(Boolean).join(', ') + unit
    }
  }
}

const nameOf = ({ name, key }: SheetParameter, reader: string) => name?.[contentLanguageOf(reader)] || name?.en || key

/** What somebody reads who points at the heading. */
export function toHint(column: Column, reader: string): string | undefined {
  const texts = importTexts(reader)
  switch (column.kind) {
    case 'id':
    case 'stamp':
    case 'status':
      return texts['hint.read']
    case 'fact':
      return column.field === 'model' ? texts['hint.rows'] : undefined
    case 'highlights':
      return texts['hint.highlights']
    case 'yes':
      return texts['hint.yes']
    case 'figure':
      return column.parameter.unit ? fillTemplate(texts['hint.unit'], { unit: column.parameter.unit }) : undefined
    case 'text':
      return column.field === 'description' ? texts['hint.description'] : undefined
    case 'words':
      return undefined
  }
}
