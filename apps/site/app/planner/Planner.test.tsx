// @vitest-environment happy-dom
import { compileTexts } from '@vitrine/locales/compile'
import plannerEnglish from '@vitrine/locales/planner/en.json' with { type: 'json' }
import english from '@vitrine/locales/texts/en.json' with { type: 'json' }
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { planned } from '../../shared/planner/testing/planned-products.ts'
import { createText, type Texts } from '../../shared/texts/texts.ts'
import { LanguageProvider } from '../i18n/LanguageContext.tsx'
import type { PlannerData } from './load-planner.server.ts'
import { Planner } from './Planner.tsx'
import { type PlannerTexts, PlannerWordsContext } from './planner-text.ts'

const texts = compileTexts(plannerEnglish) as PlannerTexts
const SEARCH = 'hall=20x10&items=saw~5000.4000_bare~12000.4000'
const data = {
  search: SEARCH,
  products: [planned('saw'), planned('bare', { weight: null })],
  lines: [],
  query: '',
  found: [],
  isAsked: true,
  hasProblems: false,
  isIncomplete: false,
  isFull: false,
  texts,
  unitNames: {},
} as unknown as PlannerData

let [place, root]: [HTMLElement, Root] = [document.body, undefined as unknown as Root]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  const page = (
    <LanguageProvider language="en" text={createText('en', compileTexts(english) as Texts)}>
      <PlannerWordsContext value={data}>
        <Planner {...data} />
      </PlannerWordsContext>
    </LanguageProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [`/planner?${SEARCH}`] })
  act(() => root.render(<RouterProvider router={router} />))
})

afterEach(() => {
  act(() => root.unmount())
  place.remove()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const product = (name: string) => {
  const found = [...place.querySelectorAll<SVGGElement>('svg g[role=button]')].find((it) =>
    it.getAttribute('aria-label')?.includes(name),
  )
  if (!found) throw new Error(`${name} is not in the plan`)
  return found
}
const press = (name: string, key: string, more: KeyboardEventInit = {}) =>
  act(() => void product(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more })))
const words = () => place.textContent.replaceAll('\u00a0', ' ')
const keptItems = () => new URLSearchParams(localStorage.planner as string).get('items')
const field = (label: string) => {
  const found = [...place.querySelectorAll('label')].find((it) => it.textContent === label)
  return place.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`) as HTMLInputElement
}
function type(label: string, value: string) {
  const input = field(label)
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
}

it('keys move, turn and take out what has the focus; it is said, kept and undone [R2.185, R2.186, R2.190]', () => {
  press('SAW', 'ArrowRight')
  expect(words()).toContain('SAW: 5,100 mm from the left wall, 4,000 mm from the upper wall')
  expect(keptItems()).toBe('saw~5100.4000_bare~12000.4000')
  press('SAW', 'r')
  expect(product('SAW').getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toContain('1,000 mm × 2,000 mm, 90°')
  expect(keptItems()).toBe('saw~5600.3500.1_bare~12000.4000')
  press('SAW', 'z', { ctrlKey: true })
  press('SAW', 'ArrowDown', { shiftKey: true })
  expect(keptItems()).toBe('saw~5100.4010_bare~12000.4000')
  // What stands at the wall already is said as it stands.
  act(() => product('SAW').focus())
  type('From the left wall', '99999')
  press('SAW', 'ArrowRight')
  expect(words()).toContain('SAW: 18,000 mm from the left wall')
  press('SAW', 'z', { ctrlKey: true })
  press('BARE', 'Delete')
  expect(keptItems()).toBe('saw~5100.4010')
  expect(words()).toContain('BARE is taken out')
})

it('what the lines of the plan are stands below it [R19.138]', () => {
  const legend = [...document.querySelectorAll('ul[class*="legend"] > li')].map((it) => it.textContent)
  expect(legend).toEqual(['Room to work', 'Front'])
})

it('totals and warnings follow, and what is not known can be typed [R2.182, R2.188, R2.189, R19.141]', () => {
  expect(words()).toContain('Nothing to object to, as far as figures are known.')
  expect(words()).toContain('600 kg')
  expect(words()).toContain('figure of 1 machine is missing')
  type('Power supply', '7,5')
  expect(words()).toContain('The machines need 8 kW, the hall has 7.5 kW.')
  act(() => product('BARE').focus())
  type('Weight', '900')
  expect(words()).toContain('1,500 kg')
  expect(new URLSearchParams(localStorage.planner as string).get('typed')).toBe('bare~m900')
  type('From the left wall', '7500')
  expect(place.textContent).toContain('1\u00A0·\u00A0SAW and 2\u00A0·\u00A0BARE')
  expect(words()).toContain('The gangway between 1 · SAW and 2 · BARE is 500 mm; it should be at least 800 mm.')
})

it('what a field cannot read, and what is out of bounds, is not taken [R2.181]', () => {
  type('Length', 'long')
  expect(field('Length').value).toBe('20')
  type('Length', '1')
  expect(field('Length').value).toBe('3')
  type('Length', '')
  expect(field('Length').value).toBe('3')
})
