import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Resolves when a server takes connections. */
export async function untilAnswers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })
    if (isThere) return
    await pause(100)
  }
  throw new Error(`nothing answers at port ${port}`)
}
