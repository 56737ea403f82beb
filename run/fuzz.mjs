/** `npm run fuzz [-- address] [--seconds 300] [--seed 1]`: requests that no browser sends, to a product of its own or one on this machine. */
import { handOver, install } from './install.mjs'

install({ withTestTools: true })
handOver('e2e/fuzz/main.ts', process.argv.slice(2))
