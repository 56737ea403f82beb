import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** The network between two programs: it passes everything on until it is cut. */
export class Link {
  readonly #ports: { from: number; to: number }
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  #hangs = false

  /** @param from where it listens @param to whom it connects to */
  constructor(from: number, to: number) {
    this.#ports = { from, to }
  }

  async open() {
    const server = createServer((near) => this.#join(near))
    this.#server = server
    server.listen(this.#ports.from, '127.0.0.1')
    await once(server, 'listening')
  }

  /** Nobody is there any more: connections are broken, new ones are refused. */
  async refuse() {
    const server = this.#server
    if (!server) return
    this.#server = undefined
    const closed = once(server, 'close')
    server.close()
    for (const socket of this.#sockets) socket.resetAndDestroy()
    await closed
  }

  /** Nothing comes through, and nobody is told. What was on its way comes when it is whole again. */
  hang() {
    this.#hangs = true
    for (const socket of this.#sockets) socket.pause()
  }

  async mend() {
    this.#hangs = false
    for (const socket of this.#sockets) socket.resume()
    if (!this.#server) await this.open()
  }

  #join(near: Socket) {
    const far = connect(this.#ports.to, '127.0.0.1')
    this.#pass(near, far)
    this.#pass(far, near)
    if (!this.#hangs) return
    near.pause()
    far.pause()
  }

  #pass(from: Socket, to: Socket) {
    this.#sockets.add(from)
    from.on('data', (bytes: Buffer) => void to.write(bytes))
    from.on('end', () => to.end())
    from.on('error', () => to.destroy())
    from.on('close', () => {
      this.#sockets.delete(from)
      to.destroy()
    })
  }
}
