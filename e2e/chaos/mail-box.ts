import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that comes and goes, and remembers every mail that it has said yes to, by Message-ID. */
export class MailBox {
  /** How often each Message-ID was taken. */
  readonly taken = new Map<string, number>()
  absences = 0
  readonly #port: number
  #server: SMTPServer | undefined
  readonly #sockets = new Set<Socket>()

  constructor(port: number) {
    this.#port = port
  }

  async open() {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, callback) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          // A server that has gone in the middle has taken nothing.
          if (this.#server !== server) return
          this.#note(Buffer.concat(chunks).toString())
          callback()
        })
      },
    })
    // Whoever is cut off says so; that is the point.
    server.on('error', () => undefined)
    server.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket))
    })
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', () => resolve()))
    this.#server = server
  }

  /** Goes without a word, in the middle of whatever it was doing. */
  async close() {
    const server = this.#server
    if (!server) return
    this.#server = undefined
    this.absences++
    const closed = new Promise<void>((resolve) => server.server.close(() => resolve()))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  #note(mail: string) {
    const id = /^message-id:\s*(<[^>]+>)/im.exec(mail)?.[1] ?? 'none'
    this.taken.set(id, (this.taken.get(id) ?? 0) + 1)
  }
}
