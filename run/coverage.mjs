/** `npm run coverage`: writes docs/coverage.md, which test asserts which requirement. */
import { handOver, install } from './install.mjs'

install({ withTestTools: true })
handOver('run/checks/write-coverage.ts', [])
