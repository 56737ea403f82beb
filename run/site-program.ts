/**
 * What starts the built site, in apps/site. Rendering leaves much behind that is soon forgotten: the young generation of its heap, which
 * V8 lets grow to 100 MB, is kept small (R13.20).
 */
export const siteArgs = ['--max-semi-space-size=4', 'build/server/index.js']
