/** `npm run check`: types, lint, format and texts, without starting anything. */
import { handOver, install } from './install.mjs'

install({ withTestTools: true })
handOver('run/check.ts', [])
