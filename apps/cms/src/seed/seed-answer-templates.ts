import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languageCodes } from '@vitrine/locales/languages'
import { z } from 'zod'
import type { Writer } from './writer.ts'

const templates = z.record(z.string(), z.strictObject({ name: z.string().min(1), text: z.string().min(1) }))

/** Creates the first answer templates in every language. `folder` is packages/locales/mail/answers. */
export async function seedAnswerTemplates(writer: Writer, folder: string): Promise<void> {
  for (const language of languageCodes) {
    const read: unknown = JSON.parse(await readFile(join(folder, `${language}.json`), 'utf8'))
    for (const template of Object.values(templates.parse(read)))
      await writer.create('answer-templates', { ...template, language })
  }
}
