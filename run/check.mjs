/** `npm run check`: types, lint, format and texts, without starting anything. */
import { runCommand } from './install.mjs'

runCommand('run/check.ts', { withTestTools: true })
