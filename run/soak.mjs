/** `npm run soak [-- --seconds 600]`: all kinds of clients at once, before a product of its own. */
import { runCommand } from './install.mjs'

runCommand('e2e/soak/main.ts', { withTestTools: true })
