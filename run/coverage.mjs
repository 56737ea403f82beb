/** `npm run coverage`: writes docs/coverage.md, which test asserts which requirement. */
import { runCommand } from './install.mjs'

runCommand('run/checks/write-coverage.ts', { withTestTools: true })
