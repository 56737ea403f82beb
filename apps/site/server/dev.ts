import { createServer } from 'node:http'
import { join, relative } from 'node:path'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import type * as CreateSite from './create-site.ts'
import { readSiteEnvironment } from './environment.ts'
import { ReloadingSite } from './reloading-site.ts'

/** One save may change several files. */
const SETTLE_MS = 100
/** What the server is made of. Vite itself reloads the app. */
const serverSource = /^(apps\/site\/(server|shared)|packages)\/.*(?<!\.test)\.(ts|json)$/

/** The site in development: nothing is cached, and what is saved shows at once, in the app, the server and the packages. */
async function main() {
  const environment = readSiteEnvironment(process.env)
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  const site = new ReloadingSite(async () => {
    // Pages and server share modules such as the site's context: both have to be those of one load.
    vite.environments.ssr.moduleGraph.invalidateAll()
    const { createSite } = (await vite.ssrLoadModule('./server/create-site.ts')) as typeof CreateSite
    return () => createSite({ environment, build, mode: 'development', staticFiles: new Map() })
  })
  await site.start()

  const root = repositoryRoot()
  let timer: NodeJS.Timeout | undefined
  vite.watcher.add(join(root, 'packages')).on('all', (_event, path) => {
    if (!serverSource.test(relative(root, path))) return
    clearTimeout(timer)
    timer = setTimeout(() => void reload(), SETTLE_MS)
  })
  async function reload() {
    await site.reload()
    vite.environments.client.hot.send({ type: 'full-reload' })
    console.log('site (development): reloaded')
  }

  createServer((request, response) => {
    vite.middlewares(request, response, () => site.listener(request, response))
  }).listen(environment.PORT, () => console.log(`site (development): ${environment.SITE_URL}`))
}

await main()
