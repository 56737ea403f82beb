import { answerSheet } from '../sheets/answer-sheet.server.ts'
import type { Route } from './+types/sheet'

/** `/sheet/…`: a PDF, no page (R2.110). */
export function loader(args: Route.LoaderArgs) {
  return answerSheet(args)
}
