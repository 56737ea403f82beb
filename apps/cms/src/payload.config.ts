import { join } from 'node:path'
import { ADMIN_PATH, CMS_API_PATH } from '@vitrine/contract/reserved-paths'
import { languages } from '@vitrine/locales/languages'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { adminLanguages } from './platform/admin-languages.ts'
import { auditPlugin } from './platform/audit/audit-plugin.ts'
import { backupEndpoints } from './backups/backup-endpoints.ts'
import { allCollections } from './all-collections.ts'
import { databaseAdapter } from './platform/database/adapter.ts'
import { emailAdapter } from './platform/email-adapter.ts'
import { withoutAny } from './generate/without-any.ts'
import { backOfficeUrl } from './platform/back-office-url.ts'
import { receivedMailEndpoint } from './enquiries/mailbox/received-mail-endpoint.ts'
import { backOfficeTexts } from './content/back-office-texts.ts'
import { translationEndpoints } from './content/completeness/endpoints.ts'
import { altTextsEndpoints } from './content/media/alt-texts/alt-texts-endpoints.ts'
import { translationJobEndpoints } from './content/translation/translation-endpoints.ts'
import { findingEndpoints } from './content/findings/endpoints.ts'
import { windowStory } from './content/window-story/window-story-global.ts'
import { translationRules } from './content/completeness/translation-rules.ts'
import { companyFiles } from './content/globals/company-files.ts'
import { company } from './content/globals/company.ts'
import { builtInTextsEndpoint } from './content/interface-texts/endpoint.ts'
import { interfaceTexts } from './content/interface-texts/interface-texts-global.ts'
import { menu } from './content/menu/menu-global.ts'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import { longTextEditor } from './content/rich-text/editor.ts'
import { allowedOrigins } from './platform/allowed-origins.ts'
import { workflowEndpoints } from './content/workflow/workflow-endpoints.ts'
import { readOrCreateSecret } from './platform/payload-secret.ts'
import { localizeForms } from './platform/forms/localize-forms.ts'
import { withDataOfBody } from './platform/http/data-of-a-body.ts'
import { payloadLogger } from './platform/payload-logger.ts'
import { settings } from './platform/settings.ts'
import { answerGoneDatabase } from './platform/http/answer-gone-database.ts'
import { answerBrokenBody } from './platform/http/answer-broken-body.ts'
import { MAX_FILE_BYTES, MAX_UPLOAD_BYTES } from './platform/http/upload-limits.ts'
import { answerFullDisk } from './content/media/sending/answer-full-disk.ts'
import { folderOfRequest } from './content/media/sending/own-folder.ts'
import { storagePlugins } from './content/media/storage-plugins.ts'
import { statisticsExportEndpoint } from './statistics/export-endpoint.ts'
import { previewPlugin } from './preview/preview-plugin.ts'

const source = join(repositoryRoot(), 'apps/cms/src')
const isBuild = process.env.NEXT_PHASE === 'phase-production-build'

/** What people mistype is a line in the log, not a stack. */
const loggingLevels = { AuthenticationError: 'info', AccountError: 'info' } as const

export default buildConfig({
  secret:
    settings.PAYLOAD_SECRET ?? (isBuild ? 'nothing is signed during a build' : readOrCreateSecret(settings.DATA_DIR)),
  routes: { admin: ADMIN_PATH, api: CMS_API_PATH },
  cors: allowedOrigins(backOfficeUrl(settings)),
  csrf: allowedOrigins(backOfficeUrl(settings)),
  graphQL: { disable: true },
  telemetry: false,
  logger: payloadLogger(),
  loggingLevels,
  hooks: { afterError: [answerBrokenBody, answerFullDisk, answerGoneDatabase] },
  db: await databaseAdapter(settings, (database) => join(source, 'migrations', database)),
  email: emailAdapter(settings),
  editor: longTextEditor,
  sharp,
  endpoints: [
    ...backupEndpoints,
    ...workflowEndpoints,
    ...translationEndpoints,
    ...altTextsEndpoints,
    ...translationJobEndpoints,
    ...findingEndpoints,
    receivedMailEndpoint,
    statisticsExportEndpoint,
    builtInTextsEndpoint,
  ],
  collections: allCollections(settings),
  globals: [windowStory, company, companyFiles, menu, interfaceTexts, translationRules].map(withDataOfBody),
  localization: {
    locales: languages.map(({ code, name, dir }) => ({ code, label: name, rtl: dir === 'rtl' })),
    defaultLocale: 'en',
    fallback: true,
  },
  i18n: { fallbackLanguage: 'en', supportedLanguages: adminLanguages, translations: backOfficeTexts() },
  admin: {
    user: 'users',
    avatar: 'default',
    // A moment in the reader's language and time zone, which is named (platform/moment.ts writes it likewise).
    dateFormat: 'PPp O',
    meta: { titleSuffix: ' · Vitrine', robots: 'noindex, nofollow', defaultOGImageType: 'off' },
    components: {
      providers: ['/content/media/sending/UploadProgress.tsx#UploadProgress'],
      beforeDashboard: [
        '/enquiries/desk/dashboard/Dashboard.tsx#Dashboard',
        '/content/workflow/ui/EditorDashboard.tsx#EditorDashboard',
        '/backups/screen/BackupSummary.tsx#BackupSummary',
      ],
      afterNavLinks: ['/content/completeness/board/NavLinks.tsx#NavLinks', '/statistics/screen/NavLink.tsx#NavLink'],
      views: {
        findings: { path: '/findings', Component: '/content/findings/weekly/FindingsPage.tsx#FindingsPage' },
        translations: { path: '/translations', Component: '/content/completeness/board/BoardPage.tsx#BoardPage' },
        translating: {
          path: '/translating',
          exact: true,
          Component: '/content/translation/screen/TranslatingPage.tsx#TranslatingPage',
        },
        translationJob: {
          path: '/translating/:id',
          Component: '/content/translation/screen/JobPage.tsx#JobPage',
        },
        backups: { path: '/backups', Component: '/backups/screen/BackupsPage.tsx#BackupsPage' },
        schedule: { path: '/schedule', Component: '/content/workflow/schedule/SchedulePage.tsx#SchedulePage' },
        order: { path: '/order', Component: '/content/order/OrderPage.tsx#OrderPage' },
        reports: { path: '/reports', Component: '/enquiries/desk/reports/ReportsPage.tsx#ReportsPage' },
        statistics: { path: '/statistics', Component: '/statistics/screen/StatisticsPage.tsx#StatisticsPage' },
        erase: { path: '/erase', Component: '/enquiries/desk/erase/ErasePage.tsx#ErasePage' },
        productImports: {
          path: '/product-imports',
          exact: true,
          Component: '/content/imports/screen/ImportsPage.tsx#ImportsPage',
        },
        productImport: {
          path: '/product-imports/:id',
          Component: '/content/imports/screen/ImportPage.tsx#ImportPage',
        },
        serialImports: {
          path: '/serial-imports',
          exact: true,
          Component: '/content/imports/screen/ImportsPage.tsx#SerialImportsPage',
        },
        serialImport: {
          path: '/serial-imports/:id',
          Component: '/content/imports/screen/ImportPage.tsx#SerialImportPage',
        },
        login: { path: '/login', Component: '/platform/accounts/ui/LoginPage.tsx#LoginPage' },
        secondFactor: {
          path: '/second-factor',
          Component: '/platform/accounts/ui/RequiredFactorPage.tsx#RequiredFactorPage',
        },
      },
    },
    importMap: { baseDir: source, importMapFile: join(source, 'app/(payload)/admin/importMap.js') },
  },
  upload: {
    limits: { fileSize: MAX_FILE_BYTES },
    requestSizeLimit: MAX_UPLOAD_BYTES,
    abortOnLimit: true,
    // Straight to the disk: ten films at once must not fill the memory.
    useTempFiles: true,
    // Asked for each request.
    get tempFileDir() {
      return folderOfRequest(settings.DATA_DIR)
    },
  },
  // By `npm run generate:types`: otherwise each start but in production is two programs.
  typescript: { autoGenerate: false, outputFile: join(source, 'payload-types.ts'), schema: [withoutAny] },
  plugins: [...storagePlugins(settings), previewPlugin(settings), auditPlugin, localizeForms],
})
