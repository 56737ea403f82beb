/** The part of the package that the tests use; it has no types of its own. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'
  type Options = { plugins: string[]; users: Record<string, { password: string }>; storage: Record<string, unknown> }
  type ImapServer = {
    server: Server
    listen(port: number, host: string, done: () => void): void
    close(done: () => void): void
  }
  export default function hoodiecrow(options: Options): ImapServer
}
