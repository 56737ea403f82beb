import { languages } from '@vitrine/locales/languages'

/** The options of a select field that holds a language. */
export const languageOptions = languages.map(({ code, name }) => ({ label: name, value: code }))
