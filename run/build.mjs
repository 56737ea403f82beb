/** `npm run build`: installs what is missing and builds what has changed, so that a start only serves. */
import { runCommand } from './install.mjs'

runCommand('run/build-programs.ts', { withTestTools: false })
