import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../passwords/password-problem.ts'
import type { LinkKind } from './setup-token.ts'

type Form = { kind: LinkKind; token: string; email: string; problem?: string }
type Page = { status: number; title?: string; text?: string; form?: Form }

const titles: Record<LinkKind, string> = { 'first-account': 'The first account', admin: 'An account for an admin' }
const explanations: Record<LinkKind, string> = {
  'first-account': 'This account can do everything in the back office. The link works once.',
  admin:
    'Makes an account that can do everything in the back office. One that has this e-mail address already gets the new password, and its second factor is turned off. The link works once.',
}
const buttons: Record<LinkKind, string> = { 'first-account': 'Create the account', admin: 'Make the account' }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { display: grid; min-block-size: 100vh; margin: 0; place-content: center; padding: 1rem; }
  main { inline-size: min(26rem, 100%); }
  label { display: block; margin-block-start: 1rem; }
  input, button { box-sizing: border-box; font: inherit; inline-size: 100%; padding: .6rem; }
  button { margin-block-start: 1.5rem; cursor: pointer; }
  [role=alert] { color: #c62828; }`

/** The page of a setup link; it needs neither script nor a session. */
export function setupPage({ status, text, form, ...page }: Page): Response {
  const title = page.title ?? titles[form?.kind ?? 'first-account']
  const body = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escape(title)}</title><style>${style}</style></head>
<body><main><h1>${escape(title)}</h1>${text ? `<p>${escape(text)}</p>` : ''}${form ? toForm(form) : ''}</main></body>
</html>`
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // The address holds the token.
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    },
  })
}

function toForm({ kind, token, email, problem }: Form): string {
  return `<p>${explanations[kind]}</p>
${problem ? `<p role="alert">${escape(problem)}</p>` : ''}
<form method="post" action="/admin/setup">
<input type="hidden" name="token" value="${escape(token)}">
<label>E-mail<input type="email" name="email" autocomplete="username" required value="${escape(email)}"></label>
<label>Password, at least ${MIN_PASSWORD_LENGTH} characters<input type="password" name="password" autocomplete="new-password" minlength="${MIN_PASSWORD_LENGTH}" maxlength="${MAX_PASSWORD_LENGTH}" required></label>
<button>${buttons[kind]}</button>
</form>`
}
