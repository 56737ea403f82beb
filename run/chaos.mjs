/** `npm run chaos`: a thousand enquiries while both programs are killed at random and the mail server is up and down. */
import { runCommand } from './install.mjs'

runCommand('e2e/chaos/main.ts', { withTestTools: true })
