/**
 * Crawlers of AI companies by what they fetch pages for, by the names that they publish for robots.txt. Whoever is not named heeds the rules
 * for all.
 */

/** They collect what models are trained with. */
export const trainingCrawlers = [
  'AI2Bot',
  'Amazonbot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'Diffbot',
  'FacebookBot',
  'Google-Extended',
  'GPTBot',
  'ICC-Crawler',
  'ImagesiftBot',
  'Meta-ExternalAgent',
  'PanguBot',
  'Timpibot',
  'cohere-training-data-crawler',
  'omgili',
] as const

/** They look for what an assistant answers with, and name the page as its source. */
export const assistantCrawlers = [
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'DuckAssistBot',
  'Meta-ExternalFetcher',
  'MistralAI-User',
  'OAI-SearchBot',
  'Perplexity-User',
  'PerplexityBot',
] as const
