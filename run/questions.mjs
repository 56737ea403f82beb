/** `npm run questions [-- --only 5,8]`: twenty questions of the trade, answered on the site in a browser, with the presses and keys that each takes. */
import { runCommand } from './install.mjs'

runCommand('e2e/questions/main.ts', { withTestTools: true })
