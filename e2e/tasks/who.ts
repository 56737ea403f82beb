/** Whose day a task is of. */
export type Who = 'editor' | 'operator' | 'owner'
