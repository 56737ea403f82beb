/** `npm run fuzz [-- address] [--seconds 300] [--seed 1]`: requests that no browser sends, to a product of its own or one on this machine. */
import { runCommand } from './install.mjs'

runCommand('e2e/fuzz/main.ts', { withTestTools: true })
