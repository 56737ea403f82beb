/** `npm run test:e2e -- NAME`: the end-to-end tests of one file, or those whose title has NAME; e2e/README.md says more. */
import { handOver, install } from './install.mjs'

install({ withTestTools: true })
const args = process.argv.slice(2)
if (args[0] === '--serve') handOver('e2e/serve.ts', [])
else handOver('run/test-e2e.ts', args)
