import { createServer } from 'node:http'
import { join, relative } from 'node:path'
import { onStop } from '@vitrine/platform/supervised'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import type * as CreateSite from './create-site.ts'
import { readSiteEnvironment } from './environment.ts'
import { ReloadingSite } from './reloading-site.ts'

/** What the server is made of. Vite itself reloads the app. */
const serverSource = /^(apps\/site\/(server|shared)|packages)\/.*(?<!\.test)\.(ts|json)$/

/** The site in development: nothing is cached, and what is saved shows at once, in the app, the server and the packages. */
async function main() {
  onStop(() => process.exit(0))
  const environment = readSiteEnvironment(process.env)
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  const site = new ReloadingSite(async () => {
    const { createSite } = (await vite.ssrLoadModule('./server/create-site.ts')) as typeof CreateSite
    return () => createSite({ environment, build, mode: 'development', staticFiles: new Map() })
  })
  await site.start()

  const root = repositoryRoot()
  vite.watcher.add(join(root, 'packages')).on('all', (_event, path) => {
    if (!serverSource.test(relative(root, path))) return
    void site.reload().then(() => vite.environments.client.hot.send({ type: 'full-reload' }))
  })

  createServer((request, response) => {
    vite.middlewares(request, response, () => site.listener(request, response))
  }).listen(environment.PORT, () => console.log(`site (development): ${environment.SITE_URL}`))
}

await main()
