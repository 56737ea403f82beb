/** The list of a kind, in a language, filtered by a token of its states. */
export const listLink = (kind: string, language: string, token: string) =>
  `/admin/collections/${kind}?locale=${language}&where[or][0][and][0][translationState][contains]=${encodeURIComponent(token)}`

/** The form of a document in a language, at one of its fields. */
export const fieldLink = (kind: string, id: number, language: string, field = '') =>
  `/admin/collections/${kind}/${id}?locale=${language}${field && `#field-${field}`}`

export const boardLink = (language: string) => `/admin/translations?language=${language}`
