import { SMTPServer } from 'smtp-server'

type Listener = { port: number; onMail: (mail: Buffer) => void; onError: (error: Error) => void }

/** A mail server on loopback that takes what anybody sends, until the program is ended. @param listener its `onMail` has kept a mail when it returns @returns what ends it */
export function listenForMails({ port, onMail, onError }: Listener): () => void {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        onMail(Buffer.concat(chunks))
        done()
      })
    },
  })
  server.on('error', onError)
  server.listen(port, '127.0.0.1')
  process.once('SIGTERM', () => process.exit(0))
  return () => server.close()
}
