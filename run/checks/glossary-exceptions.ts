/** Where a word that the glossary replaces may stand all the same. All that is given has to fit. */
export type Exception = {
  words: readonly string[]
  /** Exactly these names; any name where there are none. */
  names?: readonly string[]
  /** Below these paths alone; anywhere where there are none. */
  paths?: readonly string[]
  reason: string
}

export const exceptions: readonly Exception[] = [
  {
    words: ['machine'],
    paths: [
      'apps/cms/src/content/completeness/',
      'apps/cms/src/content/english/TranslationState.tsx',
      'apps/cms/src/content/translation/',
      'apps/cms/src/all-collections.ts',
      'apps/cms/src/migrations/',
      'apps/cms/src/payload-types.ts',
      'docs/decisions/0074-machine-translation.md',
    ],
    reason: 'machine translation, as the field calls it: no product',
  },
  {
    words: ['cart'],
    names: ['cart'],
    paths: [
      'packages/contract/',
      'apps/site/shared/enquiries/',
      'apps/site/server/',
      'apps/site/app/enquiry/sending/',
      'apps/site/app/enquiry/no-script/',
      'apps/cms/src/enquiries/',
      'apps/cms/src/backups/',
      'apps/cms/src/testing/',
      'e2e/',
    ],
    reason: 'the field of an order (R3.16), as it crosses the API and is stored',
  },
  {
    words: ['article'],
    names: ['blog.kind.article'],
    reason: 'a post is an article or an event: the key is made of that value of the contract',
  },
  {
    words: ['article'],
    paths: ['apps/site/app/routes/search-result-articles.tsx'],
    reason: 'the address of the page (R2.32)',
  },
  {
    words: ['letter'],
    paths: [
      'apps/site/shared/search/',
      'apps/site/fonts/',
      'apps/site/app/ui/text-direction.ts',
      'apps/cms/src/publishing/search/',
      'packages/locales/src/search/',
    ],
    reason: 'a letter of an alphabet',
  },
  {
    words: ['miss'],
    names: ['miss'],
    paths: ['apps/site/server/page-cache/'],
    reason: 'what a cache calls it (R13.1)',
  },
  {
    words: ['written'],
    names: ['bytesWritten'],
    reason: "a property of Node's sockets",
  },
  {
    words: ['machine', 'plate'],
    paths: ['content/data/', 'content/pictures/', 'content/models/', 'content/videos/'],
    reason: 'files of the demo content are called after slugs, which are addresses that visitors read',
  },
]
