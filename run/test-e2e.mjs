/** `npm run test:e2e -- NAME`: the end-to-end tests of one file, or those whose title has NAME; e2e/README.md says more. */
import { handOver, install } from './install.mjs'

install({ withTestTools: true })
const args = process.argv.slice(2).filter((arg) => arg !== '--defended')
if (process.argv.includes('--defended')) process.env.VITRINE_DEFENDED = '1'
if (args[0] === '--serve') handOver('e2e/serve.ts', [])
else handOver('run/test-e2e.ts', args)
