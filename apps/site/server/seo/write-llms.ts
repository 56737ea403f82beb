import type { AnswerClient } from '@vitrine/contract/client'
import { defaultLanguage, languages } from '@vitrine/locales/languages'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { categoryPath, turnkeyPath } from '../../shared/paths.ts'

type Source = { client: AnswerClient; siteUrl: string }
type Link = { path: string; name: string; about?: string }

/** `/llms.txt` (llmstxt.org): in English and Markdown, who this is and where to read on. @throws where the content API does not answer */
export async function writeLlms({ client, siteUrl }: Source): Promise<string> {
  const [categories, turnkeys, company, home] = await Promise.all([
    client('listCategories', defaultLanguage),
    client('listTurnkeys', defaultLanguage),
    client('getCompany', defaultLanguage).catch(() => null),
    client('getMetaInfo', defaultLanguage, { path: '/' }).catch(() => null),
  ])
  const toLine = ({ path, name, about }: Link) =>
    `- [${toText(name)}](${siteUrl}${encodeURI(path)})${about ? `: ${toText(about)}` : ''}`
  const translations = languages.map(({ code, name }) => toLine({ path: localizedPath('/', code), name }))
  const sections: [title: string, lines: string[]][] = [
    [
      'Machines by category',
      categories.body.map(({ slug, name, summary }) => toLine({ path: categoryPath(slug), name, about: summary })),
    ],
    [
      'Turnkey production lines',
      turnkeys.body.map(({ slug, name, summary }) => toLine({ path: turnkeyPath(slug), name, about: summary })),
    ],
    ['Company', companyPages.map(toLine)],
    ['Languages', translations],
  ]
  const filled = sections.filter(([, lines]) => lines.length > 0)
  const description = home?.body.description
  return [
    `# ${toText(company?.body.name ?? new URL(siteUrl).host)}`,
    ...(description ? [`> ${toText(description)}`] : []),
    `Every page has figures with their units in its structured data. All pages: ${siteUrl}/sitemap.xml`,
    ...filled.map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n')
}

const companyPages: readonly Link[] = [
  { path: '/product', name: 'All products' },
  { path: '/about', name: 'About' },
  { path: '/service', name: 'Service' },
  { path: '/reviews', name: 'Reviews' },
  { path: '/blog', name: 'News and articles' },
  { path: '/contact', name: 'Contact and dealers' },
]

/** In one line, with nothing that Markdown would take for a link. */
const toText = (text: string) =>
  text
    .replaceAll(/[[\]]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, ' ')
    .trim()
