import type { Sending } from './senders.ts'

/** What became of every enquiry that the site has acknowledged. */
export type Counts = {
  sent: number
  acknowledged: number
  storedOnce: number
  storedNever: number
  /** More rows of a sender than the one enquiry that was sent. */
  storedTwice: number
  /** By Message-ID, by which mail servers tell mails apart. */
  mailedOnce: number
  mailedNever: number
  mailedTwice: number
  receiptsOnce: number
  receiptsOther: number
  /**
   * Mails that were handed over a second time under the same Message-ID: the back office was killed after the mail server had accepted
   * one and before it could store that. No mail client can rule this out; receivers drop the second.
   */
  handedOverAgain: number
}

export function count(
  sendings: readonly Sending[],
  stored: readonly { id: string; email: string }[],
  mails: ReadonlyMap<string, number>,
): Counts {
  const acknowledged = sendings.filter(({ acknowledged: yes }) => yes)
  const rows = (number: number) => stored.filter(({ email }) => email === `sender-${number}@visitors.example`).length
  const rowsOf = sendings.flatMap(({ acknowledged: yes }, number) => (yes ? [rows(number)] : []))
  const ids = [...mails.keys()]
  const mailsOf = (kind: string) => acknowledged.map(({ id }) => howMany(ids, (it) => it.startsWith(`<${kind}.${id}@`)))
  const [operator, receipts] = [mailsOf('operator'), mailsOf('receipt')]
  return {
    sent: sendings.length,
    acknowledged: acknowledged.length,
    storedOnce: howMany(rowsOf, (it) => it === 1),
    storedNever: howMany(rowsOf, (it) => it === 0),
    storedTwice: howMany(rowsOf, (it) => it > 1),
    mailedOnce: howMany(operator, (it) => it === 1),
    mailedNever: howMany(operator, (it) => it === 0),
    mailedTwice: howMany(operator, (it) => it > 1),
    receiptsOnce: howMany(receipts, (it) => it === 1),
    receiptsOther: howMany(receipts, (it) => it !== 1),
    handedOverAgain: [...mails.values()].reduce((sum, times) => sum + times - 1, 0),
  }
}

const howMany = <Item>(items: readonly Item[], fits: (it: Item) => boolean) => items.filter(fits).length
