import { connect, type Socket } from 'node:net'
import { pause } from '../chaos/senders.ts'

/** Clients that are not what a server hopes for. Each resolves when it is done, whatever it was told. */

const SILENT_MS = 20_000
const SLOW_READ_EVERY_MS = 200

/** Connects and says nothing until it is hung up on, or for a while. */
export async function beSilent(port: number): Promise<void> {
  const socket = open(port, '')
  await Promise.race([closed(socket), pause(SILENT_MS)])
  socket.destroy()
}

/** Goes before the answer has come, or in the middle of what it sends. */
export async function breakOff(port: number, path: string): Promise<void> {
  const isReading = Math.random() < 0.5
  const request = isReading
    ? `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
    : 'POST /api/contactme/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{'
  const socket = open(port, request)
  await pause(Math.random() * 50)
  socket.destroy()
}

/** Reads an answer in small bits. @throws where it ends before its length */
export async function readSlowly(port: number, path: string): Promise<void> {
  const socket = open(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  let head = ''
  let read = 0
  socket.on('data', (chunk: Buffer) => {
    if (!head.includes('\r\n\r\n')) head += chunk.toString('latin1')
    read += chunk.length
    socket.pause()
    setTimeout(() => socket.resume(), SLOW_READ_EVERY_MS)
  })
  await closed(socket)
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
  if (read !== length + head.indexOf('\r\n\r\n') + 4) throw new Error(`${read} bytes of ${length} and their headers`)
}

function open(port: number, sent: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(sent)
  return socket
}

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))
