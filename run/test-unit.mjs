/** `npm run test:unit -- [part of a path]`: the tests that need no database, port or other process; a matter of seconds. */
import { handOver, install } from './install.mjs'

install({ withTestTools: true })
handOver('node_modules/vitest/vitest.mjs', ['run', '--project', 'unit', ...process.argv.slice(2)])
