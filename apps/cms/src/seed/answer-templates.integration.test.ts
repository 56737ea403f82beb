import { languageCodes } from '@vitrine/locales/languages'
import { expect, it } from 'vitest'
import { createTestCms } from '../testing/test-cms.ts'

const TEMPLATES_A_LANGUAGE = 4

it('an empty site begins with answer templates in every language, and keeps what people make of them [R15.4, R18.8]', async () => {
  const { payload, prepareAgain, prepared, logIn } = await createTestCms({ SEED: 'none' })
  expect(prepared.seeded).toBe(false)
  const { docs } = await payload.find({ collection: 'answer-templates', pagination: false })
  const count = (code: string) => docs.filter(({ language }) => language === code).length
  expect(languageCodes.map(count)).toEqual(languageCodes.map(() => TEMPLATES_A_LANGUAGE))
  expect(docs.every(({ text }) => text.includes('{name}') && text.includes('{number}'))).toBe(true)

  await logIn('operator')
  await payload.delete({ collection: 'answer-templates', where: { id: { exists: true } } })
  await prepareAgain()
  expect((await payload.count({ collection: 'answer-templates' })).totalDocs).toBe(0)
})
