/** `npm run admin-link`: prints a link for a first or lost admin (apps/cms/src/admin-link.ts), with the environment of `npm start`. */
import { handOver, install } from './install.mjs'

try {
  install({ withTestTools: false })
  handOver('run/admin-link.ts', process.argv.slice(2))
} catch (error) {
  console.error(`vitrine: ${error.message}`)
  process.exit(1)
}
