/** `npm run screenshots -- --base http://localhost:3000`: every kind of page as a picture into screenshots/, of a site that is running. */
import { runCommand } from './install.mjs'

runCommand('e2e/screenshots.ts', { withTestTools: true })
