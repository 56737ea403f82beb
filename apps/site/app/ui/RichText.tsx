import type { RichText as RichTextData, RichTextBlock, Span } from '@vitrine/contract/shapes/text'
import { classNames } from './class-names.ts'
import { ContentLink } from './ContentLink.tsx'
import styles from './RichText.module.css'
import { Words } from './Words.tsx'

type RichTextProps = { blocks: RichTextData; className?: string | undefined }

/** Long text from the content API, block by block; it contains no HTML. */
export function RichText({ blocks, className }: RichTextProps) {
  return (
    <div className={classNames(styles.text, className)}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: RichTextBlock }) {
  switch (block.type) {
    case 'paragraph':
      return <p>{toElements(block.spans)}</p>
    case 'quote':
      return <blockquote>{toElements(block.spans)}</blockquote>
    case 'heading': {
      const Heading = `h${block.level}` as const
      return <Heading>{toElements(block.spans)}</Heading>
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>{toElements(item)}</li>
          ))}
        </List>
      )
    }
  }
}

function toElements(spans: readonly Span[]) {
  return spans.map((span, index) => <SpanText key={index} span={span} />)
}

function SpanText({ span: { text, bold, italic, href } }: { span: Span }) {
  let shown = <Words>{text}</Words>
  if (italic) shown = <em>{shown}</em>
  if (bold) shown = <strong>{shown}</strong>
  return href ? <ContentLink to={href}>{shown}</ContentLink> : shown
}
