import { expect, it } from 'vitest'
import { splitLanguage } from '../languages/localized-path.ts'
import { readPreviewAddress } from './preview-base.ts'

it('finds the page behind the token of a preview, and its language [R14.110]', () => {
  expect(readPreviewAddress('/preview/eyJ~ab_-/de/about')).toEqual({
    token: 'eyJ~ab_-',
    base: '/preview/eyJ~ab_-',
    page: '/de/about',
  })
  expect(readPreviewAddress('/preview/eyJ~ab')?.page).toBe('/')
  expect(splitLanguage('/preview/eyJ~ab/de/about')).toEqual({ language: 'de', path: '/about' })
  expect(splitLanguage('/preview/eyJ~ab')).toEqual({ language: 'en', path: '/' })
})

it.each(['/preview', '/preview/', '/previews/a/de', '/de/preview/a', '/preview/a.b/de', '/about'])(
  'takes %s for no preview [R14.110]',
  (path) => expect(readPreviewAddress(path)).toBeNull(),
)
