import { createServer } from 'node:http'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import type * as CreateSite from './create-site.ts'
import type * as ReadEnvironment from './environment.ts'

/** The site while it is being written: nothing is kept, and what is saved shows at once. */
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const { createSite } = (await vite.ssrLoadModule('./server/create-site.ts')) as typeof CreateSite
const { readSiteEnvironment } = (await vite.ssrLoadModule('./server/environment.ts')) as typeof ReadEnvironment

const environment = readSiteEnvironment(process.env)
const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
const site = createSite({ environment, build, mode: 'development', staticFiles: new Map() })
await site.start()

createServer((request, response) => {
  vite.middlewares(request, response, () => site.listener(request, response))
}).listen(environment.PORT, () => console.log(`site (development): ${environment.SITE_URL}`))
