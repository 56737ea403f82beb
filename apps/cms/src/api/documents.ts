import type { AdviserDocument } from './advisers.ts'
import type { RequiredFields } from '../content/completeness/required-fields.ts'
import type { CategoryDocument, ProductDocument, TurnkeyDocument } from './catalogue.ts'
import type { CategorySectionDocument } from './categories.ts'
import type { CompanyDocument, CompanyFilesDocument } from './company.ts'
import type { DealerDocument } from './dealers.ts'
import type {
  AboutSectionDocument,
  AdvantageDocument,
  CertificateDocument,
  QuestionDocument,
  ServiceDocument,
  SlideDocument,
} from './editorial.ts'
import type { InterfaceTextsDocument } from './interface-texts.ts'
import type { MenuDocument } from './menu.ts'
import type { DocumentRow, VersionRow } from './product-documents/to-document.ts'
import type { FileDocument, MediaDocument } from './pictures.ts'
import type { PostDocument } from './posts.ts'
import type { ReviewDocument } from './reviews.ts'
import type { RedirectDocument, SeoPageDocument, StructuredDataDocument } from './seo.ts'
import type { ParameterDocument } from './specifications.ts'
import type { TurnkeySectionDocument } from './turnkeys.ts'
import type { WindowStoryDocument } from './window-story.ts'

/** What the database gives for each collection: every language at once, references as ids. */
export type Documents = {
  categories: CategoryDocument
  'category-sections': CategorySectionDocument
  parameters: ParameterDocument
  products: ProductDocument
  turnkeys: TurnkeyDocument
  'turnkey-sections': TurnkeySectionDocument
  posts: PostDocument
  reviews: ReviewDocument
  questions: QuestionDocument
  slides: SlideDocument
  services: ServiceDocument
  advantages: AdvantageDocument
  'about-sections': AboutSectionDocument
  certificates: CertificateDocument
  dealers: DealerDocument
  advisers: AdviserDocument
  'seo-pages': SeoPageDocument
  redirects: RedirectDocument
  'structured-data': StructuredDataDocument
  media: MediaDocument
  files: FileDocument
  'product-documents': DocumentRow
  'document-versions': VersionRow
}

export type Globals = {
  company: CompanyDocument
  'company-files': CompanyFilesDocument
  menu: MenuDocument
  'interface-texts': InterfaceTextsDocument
  'window-story': WindowStoryDocument
  'translation-rules': { required?: RequiredFields | null }
}

/** The order in which visitors see them. Where two are equal, the older comes first. */
export const sortOrders: { [Name in keyof Documents]: string[] } = {
  categories: ['position', 'id'],
  'category-sections': ['position', 'id'],
  parameters: ['position', 'id'],
  products: ['position', 'id'],
  turnkeys: ['position', 'id'],
  'turnkey-sections': ['position', 'id'],
  posts: ['-publishedAt', 'id'],
  reviews: ['-date', 'id'],
  questions: ['position', 'id'],
  slides: ['position', 'id'],
  services: ['position', 'id'],
  advantages: ['position', 'id'],
  'about-sections': ['position', 'id'],
  certificates: ['position', 'id'],
  dealers: ['continent', 'country', 'name', 'id'],
  advisers: ['position', 'id'],
  'seo-pages': ['id'],
  redirects: ['id'],
  'structured-data': ['id'],
  media: ['id'],
  files: ['id'],
  'product-documents': ['key', 'id'],
  'document-versions': ['id'],
}

/** What lists and other documents show of a document; of the other collections that is all of it. */
export const cardFields: Partial<Record<keyof Documents, Record<string, true>>> = {
  products: {
    slug: true,
    model: true,
    name: true,
    subtitle: true,
    category: true,
    picture: true,
    specifications: true,
  },
  categories: { slug: true, name: true },
  turnkeys: {
    slug: true,
    name: true,
    summary: true,
    country: true,
    profileType: true,
    capacity: true,
    workers: true,
    picture: true,
    pictures: true,
  },
  'product-documents': {
    key: true,
    kind: true,
    audience: true,
    title: true,
    products: true,
    modelYearFrom: true,
    modelYearUntil: true,
    serialFrom: true,
    serialUntil: true,
  },
  posts: { slug: true, kind: true, title: true, excerpt: true, picture: true, publishedAt: true, event: true },
}
