import type { AfterErrorHook } from 'payload'

/** What busboy (lib/types/multipart.js, lib/index.js) and Payload say of a form that is none. */
const broken =
  /^(Unexpected end of (form|file)|Malformed |Multipart: Boundary not found|Unsupported content type|Missing Content-Type|Request is not eligible for file upload)/

/** Answers 400 to a body that cannot be read: Payload takes it for a failure of its own. */
export const answerBrokenBody: AfterErrorHook = ({ error }) => {
  if (!broken.test(error.message) && !(error instanceof SyntaxError)) return
  return { status: 400, response: { errors: [{ message: 'The body of the request cannot be read.' }] } }
}
