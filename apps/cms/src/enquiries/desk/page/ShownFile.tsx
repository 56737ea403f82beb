import { isVideo, isPicture } from '@vitrine/contract/service-files'
import type { StoredFile } from '../../stored-files.ts'
import styles from './ShownFile.module.css'

/**
 * A picture or a film of a visitor, as far as browsers show it; nothing else is opened here. Bytes come from our own address, as the policy of the back
 * office wants it, and are only fetched when they are looked at.
 * @param href of the download
 */
export function ShownFile({ file: { name, type }, href }: { file: StoredFile; href: string }) {
  const shown = `${href}?shown`
  if (isPicture(type))
    return (
      <a href={href} download className={styles.shown}>
        <img src={shown} alt={name} loading="lazy" />
      </a>
    )
  if (!isVideo(type)) return null
  // A visitor's film has no captions.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video src={shown} controls preload="metadata" playsInline aria-label={name} className={styles.shown} />
}
