/** `npm run test:postgres -- NAME`: the end-to-end tests against Postgres instead of SQLite; e2e/README.md says more. */
import { runCommand } from './install.mjs'

runCommand('run/test-postgres.ts', { withTestTools: true })
