/** `npm run bench`: the benchmark against a plain file server; needs the programs nginx, wrk and taskset on the PATH. */
import { handOver, install } from './install.mjs'

install({ withTestTools: false })
handOver('bench/page-against-nginx.ts', process.argv.slice(2))
