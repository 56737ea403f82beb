import { join } from 'node:path'
import type { CollectionConfig } from 'payload'
import { withDataOfBody } from './platform/http/data-of-a-body.ts'
import { withoutVersions } from './platform/no-versions.ts'
import type { Environment } from './platform/environment.ts'
import { aboutSections } from './content/collections/about-sections.ts'
import { advantages } from './content/collections/advantages.ts'
import { approvals } from './content/workflow/approval/approvals.ts'
import { fieldComments } from './content/workflow/comments/field-comments.ts'
import { scheduledChanges } from './content/workflow/schedule/scheduled-changes.ts'
import { advisers } from './content/collections/advisers.ts'
import { dealerContacts } from './enquiries/collections/dealer-contacts.ts'
import { dealerLinks } from './enquiries/collections/dealer-links.ts'
import { offerCounters, offers } from './enquiries/collections/offers.ts'
import { routingRules } from './enquiries/collections/routing-rules.ts'
import { teams } from './enquiries/collections/teams.ts'
import { answerTemplates } from './enquiries/collections/answer-templates.ts'
import { categories } from './content/collections/categories.ts'
import { categorySections } from './content/collections/category-sections.ts'
import { certificates } from './content/collections/certificates.ts'
import { dealers } from './content/collections/dealers.ts'
import { buyerMessages } from './enquiries/collections/buyer-messages.ts'
import { deskViews } from './enquiries/collections/desk-views.ts'
import { enquiries } from './enquiries/collections/enquiries.ts'
import { answerDrafts } from './enquiries/collections/answer-drafts.ts'
import { mailboxes } from './enquiries/collections/mailboxes.ts'
import { receivedMails } from './enquiries/collections/received-mails.ts'
import { takenMails } from './enquiries/collections/taken-mails.ts'
import { enquiryCounters } from './enquiries/collections/enquiry-counters.ts'
import { enquiryEvents } from './enquiries/collections/enquiry-events.ts'
import { erasedEnquiries } from './enquiries/collections/erased-enquiries.ts'
import { documentVersions } from './content/collections/document-versions.ts'
import { files } from './content/collections/files.ts'
import { importRows, imports } from './content/imports/imports-collection.ts'
import { media } from './content/collections/media.ts'
import { notFoundPages } from './publishing/not-found-log/not-found-pages.ts'
import { messages } from './enquiries/collections/messages.ts'
import { parameters } from './content/collections/parameters.ts'
import { previewLinks } from './preview/links/preview-links-collection.ts'
import { posts } from './content/collections/posts.ts'
import { productDocuments } from './content/collections/product-documents.ts'
import { products } from './content/collections/products.ts'
import { questions } from './content/collections/questions.ts'
import { replacedFiles } from './content/media/replaced/replaced-files.ts'
import { redirects } from './content/collections/redirects.ts'
import { reviews } from './content/collections/reviews.ts'
import { contentChanges } from './publishing/revision/content-changes-collection.ts'
import { firstPublications } from './publishing/first-publications/first-publications-collection.ts'
import { pageLanguages } from './api/page-languages-collection.ts'
import { revisions } from './publishing/revision/revisions-collection.ts'
import { searchesWithoutResults } from './publishing/not-found-log/searches-without-results.ts'
import { seoPages } from './content/collections/seo-pages.ts'
import { serialNumbers } from './content/collections/serial-numbers.ts'
import { services } from './content/collections/services.ts'
import { slides } from './content/collections/slides.ts'
import { statisticBatches, statisticCounts } from './statistics/statistics-collections.ts'
import { structuredData } from './content/collections/structured-data.ts'
import { contentChecks, contentFindings } from './content/findings/weekly/findings-collections.ts'
import { machineTranslations } from './content/completeness/machine-translations.ts'
import { translationJobItems, translationJobs, translationUsage } from './content/translation/jobs/job-collections.ts'
import { translationOrigins } from './content/completeness/translation-origins.ts'
import { turnkeySections } from './content/collections/turnkey-sections.ts'
import { turnkeys } from './content/collections/turnkeys.ts'
import { typedDocuments } from './preview/typed/typed-documents-collection.ts'
import { logins } from './platform/accounts/login/logins-collection.ts'
import { secondFactors } from './platform/accounts/second-factor/second-factors-collection.ts'
import { users } from './platform/accounts/users.ts'

/** In the order of the back office's menu. */
export function allCollections(settings: Environment): CollectionConfig[] {
  const { DATA_DIR } = settings
  const collections = [
    enquiries,
    answerTemplates,
    routingRules,
    teams,
    dealerContacts,
    messages,
    products,
    categories,
    categorySections,
    parameters,
    turnkeys,
    turnkeySections,
    posts,
    reviews,
    questions,
    slides,
    services,
    advantages,
    aboutSections,
    certificates,
    dealers,
    advisers,
    productDocuments,
    documentVersions(join(DATA_DIR, 'documents')),
    serialNumbers,
    seoPages,
    redirects,
    structuredData,
    notFoundPages,
    searchesWithoutResults,
    media(join(DATA_DIR, 'media')),
    files(join(DATA_DIR, 'files')),
    replacedFiles,
    users(settings),
    logins,
    secondFactors,
    revisions,
    contentChanges,
    pageLanguages,
    scheduledChanges,
    approvals,
    fieldComments,
    previewLinks,
    typedDocuments,
    imports,
    importRows,
    translationOrigins,
    machineTranslations,
    translationJobs,
    translationJobItems,
    translationUsage,
    contentChecks,
    contentFindings,
    enquiryEvents,
    enquiryCounters,
    erasedEnquiries,
    receivedMails,
    takenMails,
    mailboxes,
    answerDrafts,
    buyerMessages,
    dealerLinks,
    offers,
    offerCounters,
    deskViews,
    statisticCounts,
    statisticBatches,
    firstPublications,
  ]
  return collections.map((collection) => withDataOfBody(withoutVersions(collection)))
}
