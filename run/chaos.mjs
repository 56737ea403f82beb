/** `npm run torture`: a thousand enquiries while both programs are killed at random and the mail server comes and goes. */
import { handOver, install } from './install.mjs'

install({ withTestTools: true })
handOver('e2e/chaos/main.ts', process.argv.slice(2))
