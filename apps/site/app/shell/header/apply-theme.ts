/**
 * Runs in <head> before the first paint: the page's bytes are the same for everybody, so night mode comes from the cookie
 * in the browser (R4.3, R19.9). Kept tiny; its hash is part of the content security policy.
 */
export const applyTheme = `if(/(?:^|; )night=true/.test(document.cookie))document.documentElement.dataset.theme='night'`
