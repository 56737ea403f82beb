/** `npm start`: needs only Node 20 and npm. Installs what is missing and runs run/serve.ts. */
import { handOver, install } from './install.mjs'

const start = Date.now()
console.log('vitrine: checking the installed packages (a first start takes a minute or two)')
try {
  const isNew = install({ withTestTools: false })
  console.log(
    `vitrine: packages ${isNew ? `installed in ${Math.round((Date.now() - start) / 1000)} s` : 'are installed'}`,
  )
  handOver('run/serve.ts', process.argv.slice(2))
} catch (error) {
  console.error(`vitrine: ${error.message}`)
  process.exit(1)
}
