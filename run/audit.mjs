/** `npm run audit`: asks the registry for vulnerabilities, high and up, of what runs in production; exit code 1 where there are any. */
import { runCommand } from './install.mjs'

runCommand('run/audit.ts', { withTestTools: false })
