/**
 * Runs in <head> before the first paint: cached pages are the same for everybody, so night mode is read from the cookie
 * in the browser (R4.3, R19.9). Its hash is part of the content security policy.
 */
export const applyTheme = `if(/(?:^|; )night=true/.test(document.cookie))document.documentElement.dataset.theme='night'`
