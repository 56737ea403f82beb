/**
 * How the programs are started, so that they stay small (R13.20). Rendering leaves much behind that is soon forgotten: V8 would let its young
 * generation grow to 100 MB, and the old one to four times of what is in use where it may have 2 GB or more. With a young one of 2 MB in the site
 * a fifth of a page's processor time went to collecting it, and 25 MB were saved (docs/performance.md).
 * @param young megabytes of each half of the young generation
 * @param old megabytes that the old one may have
 */
const smallHeap = (young: number, old: number) => [`--max-semi-space-size=${young}`, `--max-old-space-size=${old}`]

/** The arguments of Node for the built site, in apps/site. */
export const siteArgs = [...smallHeap(8, 512), 'build/server/index.js']

/** The arguments of Node for the cms, in apps/cms. */
export const cmsArgs = [...smallHeap(16, 400), 'src/start.ts']

/**
 * How glibc gives memory. Threads that compress or make pictures would each keep memory of their own: 70 MB after 2,000 pages of the site. What
 * is large and short-lived, as the tables of a compression, goes back at once: by itself glibc would keep it among what stays, and
 * leave holes there, of 20 MB in the site.
 */
export const programEnv = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' }
