// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import english from '@vitrine/locales/texts/en.json' with { type: 'json' }
import { expect, it, vi } from 'vitest'
import { createText, type Texts } from '../../shared/texts/texts.ts'
import { LanguageProvider } from '../i18n/LanguageContext.tsx'
import { QuantityCounter } from './QuantityCounter.tsx'

it('shows one fewer as disabled at 1, whose action still asks for one fewer [R4.14]', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  const root = createRoot(place)
  const handleChange = vi.fn<(cnt: number) => void>()
  const show = (cnt: number) =>
    act(() =>
      root.render(
        <LanguageProvider language="en" text={createText('en', english as unknown as Texts)}>
          <QuantityCounter name="NV 450" cnt={cnt} onChange={handleChange} />
        </LanguageProvider>,
      ),
    )
  const fewer = () => place.querySelector('button')
  show(2)
  expect(fewer()?.getAttribute('aria-disabled')).toBe('false')
  show(1)
  expect(fewer()?.getAttribute('aria-disabled')).toBe('true')
  act(() => fewer()?.click())
  expect(handleChange.mock.calls).toEqual([[0]])
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
