import { MAX_FILES } from '@vitrine/contract/submission-limits'
import { formatTagOf } from '@vitrine/locales/languages'
import { useEffect, useId, useRef, useState } from 'react'
import { useLanguage, useText } from '../../i18n/LanguageContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chooseFiles } from './choose-files.ts'
import styles from './FileField.module.css'
import { acceptedFiles, type FileProblem } from '../../../shared/enquiries/order-files.ts'
import { saveFiles, ORDER_DRAFT_KEY, readFiles } from '../sending/file-store.ts'
import field from './FormField.module.css'
import { fileProblemText } from './SubmitErrorText.tsx'

/** Drawings and photos for an order, chosen or dropped. They are part of the form like its other fields. */
export function FileField() {
  const text = useText()
  const tag = formatTagOf(useLanguage())
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [problems, setProblems] = useState<readonly FileProblem[]>([])

  // The browser replaces the files of an input at each choice; the form must have all of them.
  useEffect(() => {
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    if (input.current) input.current.files = transfer.files
  }, [files])

  useEffect(() => {
    let isUnmounted = false
    readFiles(ORDER_DRAFT_KEY).then((stored) => isUnmounted || stored.length === 0 || setFiles(stored), console.warn)
    return () => {
      isUnmounted = true
    }
  }, [])

  function change(changed: readonly File[], refused: readonly FileProblem[] = []) {
    setFiles(changed)
    setProblems(refused)
    saveFiles(ORDER_DRAFT_KEY, changed).catch(console.warn)
  }

  async function add(chosen: readonly File[]) {
    const { accepted, refused } = await chooseFiles(files, chosen)
    change(accepted, refused)
  }

  const megabytes = new Intl.NumberFormat(`${tag}-u-nu-latn`, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })
  return (
    <div className={styles.cell} data-wrong={problems.length > 0}>
      <label className={field.label} htmlFor={id}>
        {text('formField.files')}
      </label>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file, position) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
              <Icon name="file" />
              <bdi className={styles.name}>{file.name}</bdi>
              <bdi className={styles.size}>{megabytes.format(Math.max(0.1, file.size / 1024 / 1024))}</bdi>
              <button
                type="button"
                className={styles.remove}
                aria-label={text('basket.remove', { name: file.name })}
                onClick={() => change(files.filter((_, other) => other !== position))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.choose} hidden={files.length >= MAX_FILES}>
        <Icon name="plus" />
        <span className={styles.words}>{text('formField.chooseFiles')}</span>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          name="file"
          multiple
          accept={acceptedFiles}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => void add([...(currentTarget.files ?? [])])}
        />
      </div>
      <p id={`${id}-note`} className={problems.length > 0 ? field.error : field.hint} role="status">
        {problems.length > 0
          ? problems.map((it) => fileProblemText(it, text)).join(' ')
          : text('formField.filesHint', { count: MAX_FILES })}
      </p>
    </div>
  )
}
