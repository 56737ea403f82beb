import type { TurnkeyCard } from '@vitrine/contract/shapes/shop'
import { useGalleryDialog } from '../ui/gallery/use-gallery-dialog.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './TurnkeyGallery.module.css'

/** Opens all pictures of a turnkey in the gallery, from the corner of its card. */
export function TurnkeyGallery({ turnkey: { name, images } }: { turnkey: TurnkeyCard }) {
  const text = useText()
  const label = `${text('product.gallery')}: ${name}`
  const { open, dialog } = useGalleryDialog(images, label)
  return (
    <>
      <button type="button" className={styles.opener} aria-haspopup="dialog" aria-label={label} onClick={() => open(0)}>
        <Icon name="enlarge" />
      </button>
      {dialog}
    </>
  )
}
