/** `npm test`: needs only Node 20 and npm. Installs what the tests need, the browser included, and runs run/test.ts. */
import { handOver, install } from './install.mjs'

try {
  console.log('vitrine: installing what the tests need')
  install({ withTestTools: true })
  handOver('run/test.ts', process.argv.slice(2))
} catch (error) {
  console.error(`vitrine: ${error.message}`)
  process.exit(1)
}
