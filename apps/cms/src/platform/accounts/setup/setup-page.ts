type Page = { status: number; title?: string; text?: string; form?: { token: string; email: string; problem?: string } }

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

/** The page for creating the first account; it needs neither script nor a session. */
export function setupPage({ status, title = 'The first account', text, form }: Page): Response {
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

function toForm({ token, email, problem }: NonNullable<Page['form']>): string {
  return `<p>This account can do everything in the back office. The link works once.</p>
${problem ? `<p role="alert">${escape(problem)}</p>` : ''}
<form method="post" action="/admin/setup">
<input type="hidden" name="token" value="${escape(token)}">
<label>E-mail<input type="email" name="email" autocomplete="username" required value="${escape(email)}"></label>
<label>Password, at least 10 characters<input type="password" name="password" autocomplete="new-password" minlength="10" maxlength="200" required></label>
<button>Create the account</button>
</form>`
}
