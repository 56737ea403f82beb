import { createContext, use } from 'react'
import { scriptMark } from '../../../shared/script-mark.ts'
import asleep from 'virtual:asleep'

/** The script at the end of the page; only the server has one. */
export const PageScriptContext = createContext('')

/** For <head>: holds what is pressed until the page is awake, and wakes it. In development everything is loaded at once. */
export function AsleepScript() {
  return <InlineScript text={asleep} />
}

/** For the end of <body>: the files that the page needs in order to wake. */
export function PageScript() {
  return <InlineScript text={use(PageScriptContext)} />
}

/** A browser does not have the text any more: it has run. */
function InlineScript({ text }: { text: string }) {
  return <script nonce={scriptMark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
