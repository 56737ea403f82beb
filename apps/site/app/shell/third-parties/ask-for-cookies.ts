import { COOKIE_BANNER_AFTER_MS } from '../../../shared/constants.ts'
import { COOKIES_KEY } from './cookie-acceptance.ts'

/**
 * Runs in <head>: shows the cookie notice 500 ms after the page has loaded (R9.9) to who has not accepted it. Cached pages are the same for
 * everybody, and have it hidden. Without storage nobody ever has.
 */
export const askForCookies = `addEventListener('load',()=>setTimeout(()=>{let it
try{it=localStorage.getItem('${COOKIES_KEY}')}catch{}
if(it!=='true')document.documentElement.dataset.notice=''},${COOKIE_BANNER_AFTER_MS}))`
