/** The BCP-47 tag of a language of the back office: Payload has its own code for Serbian. */
export const tagOf = (language: string) => (language === 'rs-latin' ? 'sr-Latn' : language)
