/** `npm run chaos`: a thousand enquiries while both programs are killed at random and the mail server is up and down. */
import { handOver, install } from './install.mjs'

install({ withTestTools: true })
handOver('e2e/chaos/main.ts', process.argv.slice(2))
