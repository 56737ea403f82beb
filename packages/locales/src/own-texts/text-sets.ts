/**
 * The built-in texts that editors may change: folders of this package, and what stands before the keys of each. What is shown in a language other than
 * the page's is left out: a page carries the texts of its own language.
 */
export const textSets = [
  { folder: 'texts', prefix: '' },
  { folder: 'compare', prefix: 'compare.' },
  { folder: 'documents', prefix: 'documents.' },
  { folder: 'finder', prefix: 'finder.' },
  { folder: 'home', prefix: 'home.' },
  { folder: 'leads', prefix: '' },
  { folder: 'near', prefix: 'near.' },
  { folder: 'planner', prefix: 'planner.' },
  { folder: 'visitor', prefix: 'visitor.' },
  { folder: 'window', prefix: 'window.' },
] as const

/** Whether a text may be changed. */
export const isChangeable = (key: string): boolean => !key.startsWith('languageSuggestion.')
