/** `npm run soak [-- --seconds 600]`: all kinds of clients at once, before a product of its own. */
import { handOver, install } from './install.mjs'

install({ withTestTools: true })
handOver('e2e/soak/main.ts', process.argv.slice(2))
