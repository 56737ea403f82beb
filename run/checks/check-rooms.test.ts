import { describe, expect, it } from 'vitest'
import { checkRooms } from './check-rooms.ts'

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((it) => `import { x } from '${it}'`).join('\n'),
})
const problemsOf = (...files: { path: string; text: string }[]) => checkRooms(files).problems

describe('what the rooms allow', () => {
  it('is from routes down to shared, and packages anywhere', () => {
    expect(
      problemsOf(
        file('apps/site/app/routes/home.tsx', '../home/HomePage.tsx', './+types/home', '@vitrine/contract/client'),
        file(
          'apps/site/app/home/HomePage.tsx',
          '../product/ProductCard.tsx',
          '../shell/contact-store.ts',
          '../ui/Picture.tsx',
        ),
        file('apps/site/app/ui/Picture.tsx', '../i18n/texts.ts', '../../shared/paths.ts', 'react'),
        file('apps/site/server/http/health.ts', '../../shared/paths.ts', '@vitrine/platform/retry-delay'),
        file('apps/cms/src/api/products.ts', '../content/fields/slug.ts', '../payload-types.ts'),
        file('packages/contract/src/calls.ts', '@vitrine/locales/languages'),
      ),
    ).toEqual([])
  })

  it('is a test that uses all of its own program', () => {
    expect(problemsOf(file('apps/cms/src/platform/database/locks.test.ts', '../../testing/test-cms.ts'))).toEqual([])
  })
})

describe('what the rooms forbid', () => {
  it.each([
    ['a feature that imports a route', 'apps/site/app/home/HomePage.tsx', '../routes/home.tsx'],
    ['a feature that imports the root', 'apps/site/app/search/use-categories.ts', '../root.tsx'],
    ['the shell that imports a feature', 'apps/site/app/shell/Layout.tsx', '../basket/BasketDialog.tsx'],
    ['a component that imports the shell', 'apps/site/app/ui/Picture.tsx', '../shell/Layout.tsx'],
    ['shared code that imports a component', 'apps/site/shared/paths.ts', '../app/ui/Picture.tsx'],
    ['the server that imports the app', 'apps/site/server/pages/render-page.ts', '../../app/root.tsx'],
    ['the app that imports the server', 'apps/site/app/routes/home.tsx', '../../server/content/page-api.ts'],
    ['the site that imports the cms', 'apps/site/server/x.ts', '../../cms/src/api/products.ts'],
    ['the site that imports the cms by its name', 'apps/site/app/routes/home.tsx', '@vitrine/cms/src/start.ts'],
    ['the cms that imports the site', 'apps/cms/src/api/x.ts', '../../../site/shared/paths.ts'],
    ['a test of the site that imports the cms', 'apps/site/server/x.test.ts', '../../cms/src/api/products.ts'],
    ['content that imports enquiries', 'apps/cms/src/content/x.ts', '../enquiries/acceptance/x.ts'],
    ['publishing that imports content', 'apps/cms/src/publishing/x.ts', '../content/fields/slug.ts'],
    ['the platform that imports publishing', 'apps/cms/src/platform/x.ts', '../publishing/revision/revision.ts'],
    ['enquiries that import the api', 'apps/cms/src/enquiries/x.ts', '../api/products.ts'],
    ['a package that imports an app', 'packages/contract/src/x.ts', '../../../apps/site/shared/paths.ts'],
    ['a package that imports one above it', 'packages/locales/src/x.ts', '@vitrine/contract/client'],
    ['a program that imports the end-to-end tests', 'apps/site/server/x.ts', '../../../e2e/fixtures.ts'],
  ])('is %s', (_what, path, specifier) => {
    expect(problemsOf(file(path, specifier))).toEqual([expect.stringMatching(`^${path} \\(.+\\) imports .+ \\(.+\\)$`)])
  })

  it('is two features that import each other, also over a third', () => {
    expect(
      problemsOf(
        file('apps/site/app/basket/a.ts', '../enquiry/b.ts'),
        file('apps/site/app/enquiry/c.ts', '../product/d.ts'),
        file('apps/site/app/product/e.ts', '../basket/a.ts'),
      ),
    ).toEqual([
      expect.stringContaining(
        'apps/site/app/product → apps/site/app/basket → apps/site/app/enquiry → apps/site/app/product (apps/site/app/product/e.ts imports',
      ),
    ])
  })
})
