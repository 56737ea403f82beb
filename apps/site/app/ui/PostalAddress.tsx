import { Fragment } from 'react'
import styles from './PostalAddress.module.css'

/** A postal address that wraps between its parts only, so that postcode and town stay together. */
export function PostalAddress({ address }: { address: string }) {
  return splitAddress(address).map(({ part, spaced }, index) => (
    <Fragment key={index}>
      {spaced && ' '}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ))
}

/** The parts with their commas (Latin, Arabic, Chinese), and whether there is a space before each. */
export function splitAddress(address: string): { part: string; spaced: boolean }[] {
  const parts = address.trim().match(/[^,،，]+[,،，]*/gu) ?? []
  return parts.map((part) => ({ part: part.trim(), spaced: /^\s/u.test(part) }))
}
