/** Before the keys of the texts for the visitor, among those of the site and in what editors have written. */
export const VISITOR_PREFIX = 'visitor.'
