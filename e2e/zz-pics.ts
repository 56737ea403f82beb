import { chromium } from '@playwright/test'
import { findBrowser } from '/tmp/s18/wt/statistics/e2e/browser.ts'
const base='http://localhost:7600'
const b = await chromium.launch(await findBrowser())
const login = await fetch(base+'/cms-api/users/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:'admin@norvane.example',password:'correct-horse-battery-staple'})})
const { token } = await login.json() as { token: string }
const shot = async (name: string, lang: string, theme: string, width: number, path: string, full = true) => {
  const c = await b.newContext({ baseURL: base, viewport: { width, height: 900 }, locale:'en-GB' })
  await c.addCookies([{ name:'payload-token', value: token, url: base }, { name:'payload-lng', value: lang, url: base }, { name:'payload-theme', value: theme, url: base }])
  const p = await c.newPage(); await p.goto(path, { waitUntil:'networkidle' }); await p.waitForTimeout(400)
  await p.screenshot({ path: `/tmp/s18/pics-7600/${name}.png`, fullPage: full }); await c.close()
}
const s='/admin/statistics'
for (const [n,l,t,w,p] of (process.argv[2] ? JSON.parse(process.argv[2]) : [['en','en','light',1440,s],['de-night','de','dark',1440,s+'?from=2026-08-30&until=2026-11-23'],['ar','ar','light',1440,s],['phone-de','de','light',390,s],['phone-ar-night','ar','dark',390,s],['empty','en','light',1440,s+'?from=2025-01-01&until=2025-01-05'],['year','pl','light',1440,s+'?from=2025-11-24&until=2026-11-23'],['reports','en','light',1440,'/admin/reports']])) await shot(n,l,t,w,p)
await b.close()
