/** `npm run dev`: both programs from their sources; what is saved shows at once. */
import { handOver, install } from './install.mjs'

install({ withTestTools: true })
handOver('run/serve-dev.ts', [])
