import type { Adviser } from '@vitrine/contract/shapes/editorial'
import type { LanguageCode } from '@vitrine/locales/languages'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../i18n/LanguageContext.tsx'
import { AdviserList } from './AdviserList.tsx'

const adviser = (name: string, ...languages: LanguageCode[]) =>
  ({ id: name, name, continents: [], languages_spoken: languages, fallbackFields: [] }) as unknown as Adviser

it('has those first who speak the language of the page, and the others in their order [R19.54]', () => {
  const advisers = [adviser('Katharina', 'de'), adviser('Piotr', 'pl', 'ru'), adviser('Youssef', 'ar', 'fr')]
  const element = (
    <LanguageProvider language="ar" text={(key) => key}>
      <AdviserList advisers={advisers} />
    </LanguageProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  const html = renderToString(<RouterProvider router={router} />)
  expect([...html.matchAll(/<h3[^>]*><bdi>(\w+)/g)].map(([, name]) => name)).toEqual(['Youssef', 'Katharina', 'Piotr'])
})
