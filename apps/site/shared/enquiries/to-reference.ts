/** The beginning of an enquiry's id, by which a visitor can name it before it has a number; operators find it at the desk by it. */
export const toReference = (id: string): string => id.slice(0, 8).toUpperCase()
