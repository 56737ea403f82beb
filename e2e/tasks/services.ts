import { freePort } from '@vitrine/platform/testing/free-port'
import { DEEPL_KEY, startTranslationServer } from '@vitrine/platform/testing/translation-server'
import PostalMime from 'postal-mime'
import { listenForMails } from '../listen-for-mails.ts'

const MAX_WAIT_MS = 20_000

/** What the product of the tasks works with: a mail server, and a service that translates as DeepL does. */
export type Services = {
  /** By which the product finds them. */
  environment: Record<string, string>
  /** @throws where it does not come */
  readMail(kind: 'offer', enquiry: string): Promise<string>
  stop(): Promise<void>
}

export async function startServices(): Promise<Services> {
  const translation = await startTranslationServer()
  const port = await freePort()
  const mails: Buffer[] = []
  const stopMails = listenForMails({
    port,
    onMail: (mail) => void mails.push(mail),
    onError: ({ message }) => console.error(message),
  })
  return {
    environment: {
      TRANSLATION_PROVIDER: 'deepl',
      TRANSLATION_URL: translation.url,
      TRANSLATION_KEY: DEEPL_KEY,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'web@norvane.example',
      ENQUIRY_MAIL_TO: 'sales@norvane.example',
    },
    async readMail(kind, enquiry) {
      for (const end = Date.now() + MAX_WAIT_MS; Date.now() < end;) {
        for (const mail of mails) {
          const { messageId, text } = await PostalMime.parse(mail)
          if (messageId?.startsWith(`<${kind}.${enquiry}`)) return text ?? ''
        }
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error(`no mail of kind ${kind} about ${enquiry}`)
    },
    async stop() {
      stopMails()
      await translation.stop()
    },
  }
}
