/** `npm run screenshots -- --base http://localhost:3000`: every kind of page as a picture into screenshots/, of a site that is running. */
import { handOver, install } from './install.mjs'

install({ withTestTools: true })
handOver('e2e/screenshots.ts', process.argv.slice(2))
