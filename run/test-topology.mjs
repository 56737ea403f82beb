/** `npm run test:topology`: nginx, two instances, Postgres, an object store and a mail server under fire; e2e/README.md says more. */
import { runCommand } from './install.mjs'

runCommand('e2e/topology/main.ts', { withTestTools: true })
