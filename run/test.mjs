/** `npm test`: needs only Node 20 and npm. Installs what the tests need, the browser included, and runs run/test.ts. */
import { runCommand } from './install.mjs'

console.log('vitrine: installing what the tests need')
runCommand('run/test.ts', { withTestTools: true })
