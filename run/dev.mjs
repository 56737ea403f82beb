/** `npm run dev`: runs both programs from their sources and reloads what is saved. */
import { runCommand } from './install.mjs'

runCommand('run/serve-dev.ts', { withTestTools: true })
