/** `npm run move-database -- --to …`: copies the database into one of the other kind (apps/cms/src/move-database.ts), with the environment of `npm start`. Nothing may run meanwhile. */
import { runCommand } from './install.mjs'

runCommand('run/move-database.ts', { withTestTools: false })
