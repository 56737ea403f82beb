import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that comes and goes, and remembers every mail that it has accepted, by Message-ID. */
export class MailBox {
  /** How often each Message-ID was accepted. */
  readonly received = new Map<string, number>()
  outages = 0
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
          // A server that was closed meanwhile has received nothing.
          if (this.#server !== server) return
          this.#note(Buffer.concat(chunks).toString())
          callback()
        })
      },
    })
    // Connections that are cut report errors, as intended.
    server.on('error', () => undefined)
    server.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket))
    })
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', () => resolve()))
    this.#server = server
  }

  /** Cuts every connection, whatever it was doing. */
  async close() {
    const server = this.#server
    if (!server) return
    this.#server = undefined
    this.outages++
    const closed = new Promise<void>((resolve) => server.server.close(() => resolve()))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  #note(mail: string) {
    const id = /^message-id:\s*(<[^>]+>)/im.exec(mail)?.[1] ?? 'none'
    this.received.set(id, (this.received.get(id) ?? 0) + 1)
  }
}
