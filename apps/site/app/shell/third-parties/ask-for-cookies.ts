import { COOKIE_BANNER_AFTER_MS } from '../../../shared/constants.ts'
import { COOKIES_KEY } from './cookie-acceptance.ts'

/**
 * Runs in <head>: shows the cookie notice 500 ms after the page has loaded (R9.9) to who has not accepted it. Cached pages are the same for
 * everybody, and have it hidden. Without storage nobody ever has. Who has accepted it is known before anything is drawn: nothing keeps room for it.
 */
export const askForCookies = `{let it
try{it=localStorage.getItem('${COOKIES_KEY}')}catch{}
const{dataset}=document.documentElement
if(it==='true')dataset.accepted=''
else addEventListener('load',()=>setTimeout(()=>dataset.notice='',${COOKIE_BANNER_AFTER_MS}))}`
