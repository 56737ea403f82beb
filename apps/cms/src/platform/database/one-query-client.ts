import { Client, type ClientConfig } from 'pg'

type Query = (...values: unknown[]) => Promise<unknown>

/**
 * A connection that asks one thing after the other. A transaction is one connection, and Payload asks for several relations of a document at
 * once: pg still keeps such questions in a queue of its own, warns of it, and will refuse them in its version 9.
 */
export class OneQueryClient extends Client {
  #last: Promise<unknown> = Promise.resolve()

  constructor(config?: ClientConfig) {
    super(config)
    const ask = super.query.bind(this) as Query
    const askInTurn: Query = (...values) => {
      // With a callback the pool asks, while nobody else has the connection.
      if (values.some((it) => typeof it === 'function')) return ask(...values)
      const answer = this.#last.then(() => ask(...values))
      // Not the answer itself: its rows would be kept until the next question.
      this.#last = answer.then(
        () => undefined,
        () => undefined,
      )
      return answer
    }
    this.query = askInTurn as unknown as Client['query']
  }
}
