import { type LanguageCode, languageOf } from '@vitrine/locales/languages'

/** A part of a mail, written as text and as HTML. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'rows'; rows: readonly (readonly [name: string, value: string])[] }
  | { kind: 'list'; title: string; items: readonly string[] }
  | { kind: 'quote'; title: string; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'small'; text: string }

/** The two parts of a mail in one language. Everything is escaped; the direction is the language's, and each text from elsewhere finds its own. */
export function toMailBody(language: LanguageCode, blocks: readonly MailBlock[]): { text: string; html: string } {
  const { tag, dir } = languageOf(language)
  const html = `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body style="font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif;margin:0;padding:24px">
<div lang="${tag}" dir="${dir}" style="max-width:600px;margin:0 auto;text-align:start">
${blocks.map(toHtml).join('\n')}
</div>
</body>
</html>`
  return { text: blocks.map(toText).join('\n\n'), html }
}

function toText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'small':
      return block.text
    case 'rows':
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n')
    case 'list':
      return [`${block.title}:`, ...block.items.map((item) => `- ${item}`)].join('\n')
    case 'quote':
      return [block.title, ...block.text.split('\n').map((line) => `> ${line}`)].filter(Boolean).join('\n')
    case 'link':
      return `${block.text}: ${block.href}`
  }
}

function toHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p dir="auto" style="margin:0 0 16px">${withBreaks(block.text)}</p>`
    case 'small':
      return `<p dir="auto" style="margin:24px 0 0;font-size:13px;opacity:.75">${withBreaks(block.text)}</p>`
    case 'rows':
      return `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">${block.rows.map(toRow).join('')}</table>`
    case 'list':
      return `<p style="margin:0 0 4px"><strong>${escape(block.title)}</strong></p>
<ul style="margin:0 0 16px;padding-inline-start:20px">${block.items.map((item) => `<li><bdi>${escape(item)}</bdi></li>`).join('')}</ul>`
    case 'quote':
      return `${block.title && `<p style="margin:0 0 4px">${escape(block.title)}</p>`}
<blockquote dir="auto" style="margin:0 0 16px;padding-inline-start:12px;border-inline-start:3px solid #8a8a8a">${withBreaks(block.text)}</blockquote>`
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escape(block.href)}">${escape(block.text)}</a></p>`
  }
}

const toRow = ([name, value]: readonly [string, string]) =>
  `<tr><th scope="row" style="text-align:start;font-weight:normal;opacity:.75;padding-block:2px;padding-inline-end:16px;vertical-align:top">${escape(name)}</th>` +
  `<td dir="auto" style="padding-block:2px">${escape(value)}</td></tr>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
const withBreaks = (text: string) => escape(text).replaceAll('\n', '<br>\n')
