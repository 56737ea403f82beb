/**
 * Marks the inline scripts that the site itself writes into a page, as their `nonce`, while the page is rendered: only these get into its
 * policy (server/http/security-headers.ts), and the mark is taken out before the page is sent. None in the browser. Nobody who writes
 * content can know it: it is made anew at each start.
 */
export const scriptMark: string | undefined = import.meta.env.SSR ? crypto.randomUUID() : undefined
