import { join } from 'node:path'
import type { CollectionConfig } from 'payload'
import type { Environment } from '../environment.ts'
import { aboutSections } from './about-sections.ts'
import { advantages } from './advantages.ts'
import { answerTemplates } from './answer-templates.ts'
import { categories } from './categories.ts'
import { categorySections } from './category-sections.ts'
import { certificates } from './certificates.ts'
import { dealers } from './dealers.ts'
import { enquiries } from './enquiries.ts'
import { enquiryCounters } from './enquiry-counters.ts'
import { enquiryEvents } from './enquiry-events.ts'
import { files } from './files.ts'
import { media } from './media.ts'
import { missingPages } from './missing-pages.ts'
import { messages } from './messages.ts'
import { parameters } from './parameters.ts'
import { posts } from './posts.ts'
import { products } from './products.ts'
import { questions } from './questions.ts'
import { redirects } from './redirects.ts'
import { reviews } from './reviews.ts'
import { revisions } from './revisions.ts'
import { searchMisses } from './search-misses.ts'
import { seoPages } from './seo-pages.ts'
import { services } from './services.ts'
import { slides } from './slides.ts'
import { structuredData } from './structured-data.ts'
import { turnkeySections } from './turnkey-sections.ts'
import { turnkeys } from './turnkeys.ts'
import { users } from './users.ts'

/** In the order of the back office's menu. */
export function allCollections({ DATA_DIR, SITE_URL }: Environment): CollectionConfig[] {
  return [
    enquiries,
    answerTemplates,
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
    seoPages,
    redirects,
    structuredData,
    missingPages,
    searchMisses,
    media(join(DATA_DIR, 'media')),
    files(join(DATA_DIR, 'files')),
    users(SITE_URL),
    revisions,
    enquiryEvents,
    enquiryCounters,
  ]
}
