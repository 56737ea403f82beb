import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { toOpenApi } from './openapi.ts'

type Operation = {
  parameters: { name: string; in: string; required?: boolean; description?: string }[]
  requestBody?: unknown
  responses: unknown
}

/** The content API as a page that a person can read without script. @param server the API base that the examples use */
export function toDocsPage(server: string): string {
  const document = toOpenApi(server) as { paths: Record<string, Record<string, Operation>> }
  const entries = Object.entries(calls) as [string, Call][]
  const sections = entries.map(([name, call]) =>
    toSection(name, call, document.paths[call.path]?.[call.method.toLowerCase()]),
  )
  const contents = entries.map(([name, call]) => `<li><a href="#${name}">${call.method} ${escape(call.path)}</a></li>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Vitrine content API</title><style>${style}</style></head><body><h1>Content API</h1>
<p>Base: <code>${escape(server)}</code>. The same for programs: <a href="../openapi.json">openapi.json</a>.
Paths answer with and without the last slash. Calls marked <i>extension</i> may be missing in a backend of your own.</p>
<nav><ul>${contents.join('')}</ul></nav>${sections.join('')}</body></html>`
}

function toSection(name: string, call: Call, operation: Operation | undefined): string {
  const rows = (operation?.parameters ?? []).map(
    (it) =>
      `<tr><td><code>${escape(it.name)}</code><td>${it.in}${it.required ? ', required' : ''}<td>${escape(it.description ?? '')}</tr>`,
  )
  const mark = call.origin === 'extension' ? ' <i>extension</i>' : ''
  return `<section id="${name}"><h2><b>${call.method}</b> ${escape(call.path)}${mark}</h2><p>${escape(call.summary)}.</p>
<table>${rows.join('')}</table>${fold('Body', operation?.requestBody)}${fold('Answers', operation?.responses)}</section>`
}

function fold(title: string, schema: unknown): string {
  return schema
    ? `<details><summary>${title}</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`
    : ''
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
nav ul{columns:18rem;padding-inline-start:1rem}h2{font-size:1.1rem;margin-block:2.5rem .5rem;font-family:ui-monospace,monospace;font-weight:400}
td{padding:.15rem 1rem .15rem 0;vertical-align:top}pre{overflow:auto;font-size:.8rem}summary{cursor:pointer}i{opacity:.7}`
