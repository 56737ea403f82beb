/** `npm start`: works where only Node 20 and npm are. Installs what is missing and hands over to run/serve.ts. */
import { handOver, install } from './install.mjs'

const began = Date.now()
console.log('vitrine: looking for packages to install (a first start takes a minute or two)')
try {
  const did = install({ withTestTools: false })
  console.log(
    `vitrine: packages ${did ? `installed in ${Math.round((Date.now() - began) / 1000)} s` : 'are installed'}`,
  )
  handOver('run/serve.ts', process.argv.slice(2))
} catch (error) {
  console.error(`vitrine: ${error.message}`)
  process.exit(1)
}
