/** A part of the project, by the folders and files that belong to it; the longest path that fits a file decides. */
export type Room = {
  name: string
  paths: readonly string[]
  /** The rooms that its files may import from, beside their own. */
  mayImport: readonly string[]
  /** Each folder directly below the paths is a room of its own in this: they may import each other, but not in a circle. */
  partsInNoCircle?: boolean
}

const packages = ['contract', 'countries', 'locales', 'platform']
const siteBase = ['site shared', ...packages]
const cmsTypes = 'cms payload types'

/** Who may import whom. What is not named here may import anything and is imported by its own room only. */
export const rooms: readonly Room[] = [
  { name: 'platform', paths: ['packages/platform'], mayImport: [] },
  { name: 'locales', paths: ['packages/locales'], mayImport: ['platform'] },
  { name: 'contract', paths: ['packages/contract'], mayImport: ['locales', 'platform'] },
  { name: 'countries', paths: ['packages/countries'], mayImport: ['contract', 'locales', 'platform'] },

  {
    name: 'site routes',
    paths: [
      'apps/site/app/routes',
      'apps/site/app/routes.ts',
      'apps/site/app/root.tsx',
      'apps/site/app/entry.client.tsx',
      'apps/site/app/entry.server.tsx',
      'apps/site/app/middleware',
    ],
    mayImport: ['site features', 'site shell', 'site base', ...siteBase],
  },
  {
    name: 'site features',
    paths: ['apps/site/app'],
    mayImport: ['site shell', 'site base', ...siteBase],
    partsInNoCircle: true,
  },
  { name: 'site shell', paths: ['apps/site/app/shell'], mayImport: ['site base', ...siteBase] },
  {
    name: 'site base',
    paths: ['apps/site/app/ui', 'apps/site/app/i18n', 'apps/site/app/seo'],
    mayImport: ['site fonts', ...siteBase],
    partsInNoCircle: true,
  },
  { name: 'site shared', paths: ['apps/site/shared'], mayImport: packages },
  { name: 'site fonts', paths: ['apps/site/fonts'], mayImport: siteBase },
  { name: 'site server', paths: ['apps/site/server'], mayImport: ['site fonts', ...siteBase], partsInNoCircle: true },
  {
    name: 'site build',
    paths: ['apps/site', 'apps/site/build-plugins', 'apps/site/public'],
    mayImport: [...siteBase, 'site server'],
  },

  {
    name: 'cms programs',
    paths: ['apps/cms', 'apps/cms/src', 'apps/cms/src/app', 'apps/cms/src/seed', 'apps/cms/src/testing'],
    mayImport: [
      'cms migrations',
      'cms backups',
      'cms preview',
      'cms api',
      'cms enquiries',
      'cms content',
      'cms publishing',
      'cms statistics',
      'cms platform',
      cmsTypes,
      ...packages,
    ],
  },
  { name: cmsTypes, paths: ['apps/cms/src/payload-types.ts'], mayImport: [] },
  {
    name: 'cms migrations',
    paths: ['apps/cms/src/migrations'],
    mayImport: ['cms platform', ...packages],
  },
  {
    name: 'cms backups',
    paths: ['apps/cms/src/backups'],
    mayImport: ['cms migrations', 'cms enquiries', 'cms content', 'cms platform', cmsTypes, ...packages],
  },
  {
    name: 'cms preview',
    paths: ['apps/cms/src/preview'],
    mayImport: ['cms api', 'cms content', 'cms publishing', 'cms platform', cmsTypes, ...packages],
  },
  {
    name: 'cms api',
    paths: ['apps/cms/src/api'],
    mayImport: ['cms enquiries', 'cms content', 'cms publishing', 'cms platform', cmsTypes, ...packages],
  },
  {
    name: 'cms enquiries',
    paths: ['apps/cms/src/enquiries'],
    mayImport: ['cms content', 'cms publishing', 'cms platform', cmsTypes, ...packages],
  },
  {
    name: 'cms content',
    paths: ['apps/cms/src/content'],
    mayImport: ['cms publishing', 'cms platform', cmsTypes, ...packages],
  },
  { name: 'cms statistics', paths: ['apps/cms/src/statistics'], mayImport: ['cms platform', cmsTypes, ...packages] },
  { name: 'cms publishing', paths: ['apps/cms/src/publishing'], mayImport: ['cms platform', cmsTypes, ...packages] },
  { name: 'cms platform', paths: ['apps/cms/src/platform'], mayImport: [cmsTypes, ...packages] },

  { name: 'content', paths: ['content'], mayImport: [...packages, 'run'] },
  { name: 'run', paths: ['run'], mayImport: packages },
  {
    name: 'bench',
    paths: ['bench'],
    mayImport: ['run', 'cms publishing', 'cms migrations', ...siteBase],
  },
  { name: 'deploy', paths: ['deploy'], mayImport: packages },
  { name: 'e2e', paths: ['e2e'], mayImport: ['deploy', 'run', ...packages] },
]

/** Tests may use whatever belongs to the same program: a test of the database starts a whole cms. */
export const testFile = /\.(test|spec)\.tsx?$|\/testing\//
