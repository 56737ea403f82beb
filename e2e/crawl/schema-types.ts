/** What a property may hold. `/` at the front of a name: one thing or a list of that type. */
export type Kind = 'text' | 'url' | 'date' | 'number' | 'value' | `/${string}` | readonly Kind[]

type TypeOf = { required: readonly string[]; properties: Record<string, Kind> }

const about = {
  name: 'text',
  description: 'text',
  url: 'url',
  image: 'url',
  inLanguage: 'text',
} as const satisfies Record<string, Kind>
const page = { ...about, about: ['/Organization', '/Thing'], publisher: '/Organization', mainEntity: '/Thing' } as const

/**
 * The part of schema.org that the site and its editors use: which properties a type has, what they may hold, and which a search
 * engine will not do without (schema.org, and Google's "structured data" pages where they ask for more).
 */
export const schemaTypes: Record<string, TypeOf> = {
  Thing: { required: [], properties: about },
  Organization: {
    required: ['name', 'url'],
    properties: {
      ...about,
      legalName: 'text',
      logo: 'url',
      email: 'text',
      telephone: 'text',
      faxNumber: 'text',
      foundingDate: 'text',
      address: ['text', '/PostalAddress'],
      contactPoint: '/ContactPoint',
      sameAs: 'url',
    },
  },
  LocalBusiness: {
    required: ['name', 'address'],
    properties: {
      ...about,
      legalName: 'text',
      email: 'text',
      telephone: 'text',
      faxNumber: 'text',
      address: ['text', '/PostalAddress'],
      geo: '/GeoCoordinates',
      openingHours: 'text',
      parentOrganization: '/Organization',
    },
  },
  GeoCoordinates: { required: ['latitude', 'longitude'], properties: { latitude: 'number', longitude: 'number' } },
  Service: {
    required: ['provider'],
    properties: {
      ...about,
      serviceType: 'text',
      provider: '/Organization',
      areaServed: 'text',
      hasOfferCatalog: '/OfferCatalog',
    },
  },
  PostalAddress: {
    required: ['addressCountry'],
    properties: {
      streetAddress: 'text',
      postalCode: 'text',
      addressLocality: 'text',
      addressRegion: 'text',
      addressCountry: 'text',
    },
  },
  ContactPoint: {
    required: ['contactType'],
    properties: {
      contactType: 'text',
      email: 'text',
      telephone: 'text',
      availableLanguage: 'text',
      areaServed: 'text',
    },
  },
  WebSite: {
    required: ['name', 'url'],
    properties: { ...about, publisher: '/Organization', potentialAction: '/SearchAction' },
  },
  SearchAction: { required: ['target', 'query-input'], properties: { target: '/EntryPoint', 'query-input': 'text' } },
  EntryPoint: { required: ['urlTemplate'], properties: { urlTemplate: 'url' } },
  WebPage: { required: ['name'], properties: page },
  AboutPage: { required: ['name'], properties: page },
  ContactPage: { required: ['name'], properties: page },
  CollectionPage: { required: ['name'], properties: page },
  BreadcrumbList: { required: ['itemListElement'], properties: { itemListElement: '/ListItem' } },
  ItemList: {
    required: ['itemListElement'],
    properties: { name: 'text', numberOfItems: 'number', itemListElement: '/ListItem' },
  },
  ListItem: {
    required: ['position', 'name'],
    properties: { position: 'number', name: 'text', item: 'url', url: 'url' },
  },
  Product: {
    required: ['name', 'manufacturer'],
    properties: {
      ...about,
      model: 'text',
      category: 'text',
      brand: '/Organization',
      manufacturer: '/Organization',
      additionalProperty: '/PropertyValue',
    },
  },
  PropertyValue: {
    required: ['name'],
    properties: { name: 'text', value: 'value', minValue: 'number', maxValue: 'number', unitText: 'text' },
  },
  BlogPosting: {
    required: ['headline', 'datePublished', 'author'],
    properties: {
      ...about,
      headline: 'text',
      datePublished: 'date',
      dateModified: 'date',
      mainEntityOfPage: 'url',
      author: '/Organization',
      publisher: '/Organization',
    },
  },
  Event: {
    required: ['name', 'startDate', 'location'],
    properties: {
      ...about,
      startDate: 'date',
      endDate: 'date',
      eventAttendanceMode: 'url',
      eventStatus: 'url',
      organizer: '/Organization',
      location: '/Place',
    },
  },
  Place: { required: ['name', 'address'], properties: { ...about, address: ['text', '/PostalAddress'] } },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    properties: { ...about, thumbnailUrl: 'url', uploadDate: 'date', contentUrl: 'url', encodingFormat: 'text' },
  },
  FAQPage: { required: ['mainEntity'], properties: { mainEntity: '/Question' } },
  Question: { required: ['name', 'acceptedAnswer'], properties: { name: 'text', acceptedAnswer: '/Answer' } },
  Answer: { required: ['text'], properties: { text: 'text' } },
}
