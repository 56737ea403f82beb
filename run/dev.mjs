/** `npm run dev`: runs both programs from their sources and reloads what is saved. */
import { handOver, install } from './install.mjs'

install({ withTestTools: true })
handOver('run/serve-dev.ts', [])
