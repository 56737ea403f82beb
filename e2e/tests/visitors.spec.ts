import { expect, test } from '../fixtures.ts'
import { screens } from '../screens.ts'

test('every visitor is anonymous: no page asks who somebody is, remembers them or is another for them [R6.1]', async ({
  request,
}) => {
  for (const path of Object.values(screens)) {
    const answer = await request.get(path)
    const { 'set-cookie': cookie, 'www-authenticate': challenge } = answer.headers()
    expect([path, answer.status(), cookie, challenge]).toEqual([path, 200, undefined, undefined])
    const html = await answer.text()
    expect([path, /type="password"|href="\/(admin|login)/.exec(html)?.[0]]).toEqual([path, undefined])
    const known = await request.get(path, {
      headers: { authorization: 'Bearer x', cookie: 'payload-token=x; role=admin' },
    })
    expect([path, await known.text()]).toEqual([path, html])
  }
})

test('every visitor may use every call of the content API [R6.1]', async ({ request }) => {
  for (const path of ['/shop/products', '/shop/turnkeys/', '/main/blog/', '/main/dillers/', '/files/privacy-policy/']) {
    const answer = await request.get(`/api${path}`)
    const { 'set-cookie': cookie, 'www-authenticate': challenge } = answer.headers()
    expect([path, answer.status(), cookie, challenge]).toEqual([path, 200, undefined, undefined])
  }
})
