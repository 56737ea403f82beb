import card from '../../../platform/ui/card.module.css'

/** The files of a mail in the timeline, as downloads. */
export function MailFiles({ files }: { files: { name: string; href: string }[] }) {
  if (files.length === 0) return null
  return (
    <ul className={card.list}>
      {files.map(({ name, href }) => (
        <li key={href || name}>
          {href ? (
            <a href={href} download>
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
        </li>
      ))}
    </ul>
  )
}
