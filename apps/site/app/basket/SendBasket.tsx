import type { MouseEvent } from 'react'
import type { Basket } from '../../shared/basket/basket.ts'
import { Icon } from '../ui/Icon.tsx'
import { useVisitorText } from '../ui/visitor-text/visitor-text.ts'
import { useBasketLink } from './use-basket-link.ts'

/** Sends the basket to somebody by what the device has for that, else by a mail that the visitor's own program writes. */
export function SendBasket({ basket, className }: { basket: Basket; className: string | undefined }) {
  const text = useVisitorText()
  const { link, name } = useBasketLink(basket)
  const subject = name ? text('send.subjectNamed', { name }) : text('send.subject')
  const products = basket.map((line) => `${line.cnt} × ${line.model} ${line.name}`)
  const body = [text('send.words'), '', ...products, '', link].join('\r\n')

  function handleClick(event: MouseEvent) {
    if (!navigator.share) return
    event.preventDefault()
    // Somebody who changes his mind is no failure.
    navigator.share({ title: subject, url: link }).catch(console.debug)
  }

  return (
    <a
      className={className}
      href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
      onClick={handleClick}
    >
      <Icon name="mail" />
      {text('send')}
    </a>
  )
}
