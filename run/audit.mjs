/** `npm run audit`: asks the registry for vulnerabilities, high and up, of what runs in production; exit code 1 where there are any. */
import { handOver, install } from './install.mjs'

install({ withTestTools: false })
handOver('run/audit.ts', [])
