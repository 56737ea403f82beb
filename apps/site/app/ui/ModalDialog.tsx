import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../i18n/LanguageContext.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './ModalDialog.module.css'

type ModalDialogProps = {
  label: string
  onClose: () => void
  size: 'order' | 'contact' | 'screen'
  /** Without padding. */
  plain?: boolean
  children: ReactNode
}

/**
 * A modal dialog that is open as long as it is rendered; other dialogs, such as the mobile menu, are closed.
 * The browser keeps the focus inside and restores it. Escape, the close button and a click beside the dialog close it.
 */
export function ModalDialog({ label, onClose, size, plain = false, children }: ModalDialogProps) {
  const text = useText()
  const ref = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const openedKey = useRef(key)

  useLayoutEffect(() => {
    const dialog = ref.current
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) other.close()
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  // A navigation closes the dialog, so that the page is visible.
  useEffect(() => {
    if (key !== openedKey.current) ref.current?.close()
  }, [key])

  return (
    // The close button and Escape do the same as a click beside the dialog: nothing depends on the pointer.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[size], plain && styles.plain)}
      aria-label={label}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onClose={(event) => event.target === event.currentTarget && !event.currentTarget.open && onClose()}
    >
      <div className={styles.inner}>
        <form method="dialog" className={styles.close}>
          <button className={styles.cross} aria-label={text('common.close')}>
            <Icon name="close" />
          </button>
        </form>
        {children}
      </div>
    </dialog>
  )
}
