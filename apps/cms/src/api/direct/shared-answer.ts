type AnswerRequest = (request: Request) => Promise<Response>

const key = Symbol.for('vitrine.content-api-answer')
/** The server of the program is no part of what Next bundles, and the content API is: what is shared is stored on the process itself. */
const shared = globalThis as { [key]?: AnswerRequest }

export function shareAnswer(answer: AnswerRequest): void {
  shared[key] = answer
}

/** Undefined until the content API is there. */
export const sharedAnswer = () => shared[key]
