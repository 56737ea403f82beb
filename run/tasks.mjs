/** `npm run tasks [-- --only 5,8]`: the tasks of an editor's, an operator's and an owner's day, done in a browser, with their presses, keys and seconds. */
import { runCommand } from './install.mjs'

runCommand('e2e/tasks/main.ts', { withTestTools: true })
