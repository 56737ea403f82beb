/** `npm test`: works where only Node 20 and npm are. Installs what the tests need, the browser included, and hands over to run/test.ts. */
import { handOver, install } from './install.mjs'

try {
  console.log('vitrine: installing what the tests need')
  install({ withTestTools: true })
  handOver('run/test.ts', process.argv.slice(2))
} catch (error) {
  console.error(`vitrine: ${error.message}`)
  process.exit(1)
}
