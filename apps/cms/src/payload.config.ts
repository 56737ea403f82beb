import { join } from 'node:path'
import { languages } from '@vitrine/locales/languages'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { adminLanguages } from './admin-languages.ts'
import { allCollections } from './collections/all.ts'
import { databaseAdapter } from './database/adapter.ts'
import { emailAdapter } from './email/adapter.ts'
import { companyFiles } from './globals/company-files.ts'
import { company } from './globals/company.ts'
import { repositoryRoot } from './repository-root.ts'
import { longTextEditor } from './rich-text/editor.ts'
import { sameSiteOrigins } from './same-site.ts'
import { readOrMakeSecret } from './secret.ts'
import { settings } from './settings.ts'
import { storagePlugins } from './storage.ts'

const source = join(repositoryRoot(), 'apps/cms/src')
const isBuild = process.env.NEXT_PHASE === 'phase-production-build'

export default buildConfig({
  secret:
    settings.PAYLOAD_SECRET ?? (isBuild ? 'nothing is signed during a build' : readOrMakeSecret(settings.DATA_DIR)),
  routes: { admin: '/admin', api: '/cms-api' },
  cors: sameSiteOrigins(settings.SITE_URL),
  csrf: sameSiteOrigins(settings.SITE_URL),
  graphQL: { disable: true },
  telemetry: false,
  db: await databaseAdapter(settings, (database) => join(source, 'migrations', database)),
  email: emailAdapter(settings),
  editor: longTextEditor,
  sharp,
  collections: allCollections(settings),
  globals: [company, companyFiles],
  localization: {
    locales: languages.map(({ code, name, dir }) => ({ code, label: name, rtl: dir === 'rtl' })),
    defaultLocale: 'en',
    fallback: true,
  },
  i18n: { fallbackLanguage: 'en', supportedLanguages: adminLanguages },
  admin: {
    user: 'users',
    avatar: 'default',
    meta: { titleSuffix: ' · Vitrine', robots: 'noindex, nofollow', defaultOGImageType: 'off' },
    components: {
      beforeDashboard: ['/desk/board/DeskBoard.tsx#DeskBoard'],
      views: { erase: { path: '/erase', Component: '/desk/erase/ErasePage.tsx#ErasePage' } },
    },
    importMap: { baseDir: source, importMapFile: join(source, 'app/(payload)/admin/importMap.js') },
  },
  upload: { limits: { fileSize: 200_000_000 } },
  typescript: { outputFile: join(source, 'payload-types.ts') },
  plugins: storagePlugins(settings),
})
