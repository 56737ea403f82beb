import { loadPreviewTexts } from '@vitrine/locales/preview-texts'
import { expect, it } from 'vitest'
import type { PreviewInfo } from '../../shared/preview/preview-info.ts'
import { toPreviewBar } from './preview-bar.ts'

const infoIn = async (language: PreviewInfo['language']): Promise<PreviewInfo> => ({
  base: '/preview/t~s',
  language,
  texts: await loadPreviewTexts(language),
  isEditor: false,
  visitorsSee: 'nothing',
  backOffice: 'https://admin.norvane.example',
  publicAddress: '/de/blog/a"post',
})

it('says that the page is a preview, in the language of the page [R14.118]', async () => {
  const bar = toPreviewBar(200, await infoIn('de'))
  expect(bar).toMatch(/^<vitrine-preview role="region" aria-label="Vorschau">/)
  expect(bar).toContain('<span>nicht veröffentlicht</span>')
  expect(bar).toContain('<option value="/de" lang="de" selected>Deutsch</option>')
  expect(bar).toContain('<option value="" lang="en">English</option>')
  expect(bar).toContain('href="/de/blog/a&quot;post"')
  expect(bar).toContain('<p role="status"></p>')
})

it('tells apart what visitors see already, and what has been changed since [R14.190]', async () => {
  const info = await infoIn('de')
  expect(toPreviewBar(200, { ...info, visitorsSee: 'same' })).toContain('<span>wie veröffentlicht</span>')
  expect(toPreviewBar(200, { ...info, visitorsSee: 'earlier' })).toContain(
    '<span>Änderungen nicht veröffentlicht</span>',
  )
})

it('says why there is no page where a post lacks the language [R14.113, R14.118]', async () => {
  const bar = toPreviewBar(404, await infoIn('fr'))
  expect(bar).toContain('<p role="status">Cette page n’existe pas dans cette langue')
})
