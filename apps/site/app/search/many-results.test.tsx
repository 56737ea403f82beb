import { compileTexts } from '@vitrine/locales/compile'
import arabic from '@vitrine/locales/texts/ar.json' with { type: 'json' }
import english from '@vitrine/locales/texts/en.json' with { type: 'json' }
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { ResultGroup as Group } from '../../shared/search/find-group.ts'
import { createText, type Texts } from '../../shared/texts/texts.ts'
import { LanguageProvider } from '../i18n/LanguageContext.tsx'
import { KindTabs } from './KindTabs.tsx'
import { ResultGroup } from './ResultGroup.tsx'

function render(group: Group, language: 'en' | 'ar' = 'en', more = 0) {
  const text = createText(language, compileTexts(language === 'en' ? english : arabic) as unknown as Texts)
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider language={language} text={text}>
        <KindTabs query="a" kind={null} groups={[group]} more={more} />
        <ResultGroup group={group} query="a" isOwnPage={false} />
      </LanguageProvider>
    </MemoryRouter>,
  )
}
const group: Group = { kind: 'products', total: 1000, hasMore: false, hits: [], fuzzyMatches: [] }

it('says how many results there are, and where they are not counted further that there are more [R17.11]', () => {
  const exact = render(group)
  expect(exact).toContain('>1,000 results<')
  expect(exact).toContain('>1000<')
  const more = render({ ...group, hasMore: true })
  expect(more).toContain('>More than 1,000 results<')
  expect(more).toContain('>1000+<')
  expect(render({ ...group, hasMore: true }, 'ar')).toContain('أكثر من')
})

it('the number of all counts what is shown beside the kinds too [R19.139]', () => {
  const found = render({ ...group, total: 5 }, 'en', 1)
  expect(found).toMatch(/>All<span[^>]*>6</)
  expect(found).toMatch(/>Products<span[^>]*>5</)
})

it('a kind without results has no number [R19.139]', () => {
  expect(render({ ...group, total: 0 })).not.toContain('>0<')
})
