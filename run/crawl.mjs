/** `npm run crawl [address]`: reads every page of a running site in every language and follows every link. */
import { runCommand } from './install.mjs'

runCommand('e2e/crawl/run-crawl.ts', { withTestTools: false })
