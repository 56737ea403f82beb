/** `npm run crawl [address]`: reads every page of a running site in every language and follows every link. */
import { handOver, install } from './install.mjs'

install({ withTestTools: false })
handOver('e2e/crawl/run-crawl.ts', process.argv.slice(2))
