import { ADMIN_PATH, API_PATH, CMS_API_PATH } from '@vitrine/contract/reserved-paths'
import { COMPARE_PATH } from '../../shared/compare/compare-path.ts'
import { assistantCrawlers, trainingCrawlers } from './ai-crawlers.ts'

/** What the owner wants of crawlers of AI companies: everything, pages named as sources but no training, or nothing. */
export type AiCrawlerPolicy = 'allow' | 'no-training' | 'refuse'

/** What is not for search engines: the back office, APIs, and pages of search results and comparisons, which are endless. */
const disallowed = [
  ADMIN_PATH,
  `${CMS_API_PATH}/`,
  `${API_PATH}/`,
  '/*?q=',
  '/*&q=',
  `${COMPARE_PATH}?`,
  `/*${COMPARE_PATH}?`,
]

/** The text of `/robots.txt`. Whom a group of its own names heeds that group and no other (RFC 9309). */
export function writeRobots(siteUrl: string, policy: AiCrawlerPolicy): string {
  const groups = [toGroup(['*'], disallowed)]
  const refused = listRefused(policy)
  if (refused.length > 0) groups.push(toGroup(refused, ['/']))
  return `${groups.join('\n\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

function listRefused(policy: AiCrawlerPolicy): readonly string[] {
  switch (policy) {
    case 'allow':
      return []
    case 'no-training':
      return trainingCrawlers
    case 'refuse':
      return [...trainingCrawlers, ...assistantCrawlers]
  }
}

const toGroup = (crawlers: readonly string[], paths: readonly string[]) =>
  [...crawlers.map((name) => `User-agent: ${name}`), ...paths.map((path) => `Disallow: ${path}`)].join('\n')
