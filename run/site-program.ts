/**
 * How the built site is started in apps/site, so that it stays small while it renders (R13.20). Rendering leaves much behind that is soon
 * forgotten: V8 would let its young generation grow to 100 MB, and the old one to four times of what is in use where it may have 2 GB or more.
 */
export const siteArgs = ['--max-semi-space-size=4', '--max-old-space-size=1024', 'build/server/index.js']

/** Threads that compress would each keep memory of their own: 70 MB after 2,000 pages. */
export const siteEnv = { MALLOC_ARENA_MAX: '1' }
