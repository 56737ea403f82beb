/** Whether the data of a form is that of a document in the trash. */
export const isInTrash = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'deletedAt' in data && Boolean(data.deletedAt)
