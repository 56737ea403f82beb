import { toSource } from '../http/security-headers.ts'

const day = `--paper:#fff;--stage:#eff1f3;--ink:#14181d;--muted:#545e69;--line:#d9dde2;--failed:#c0162d`
const night = `--paper:#0e1115;--stage:#171b21;--ink:#eceff2;--muted:#a3adb8;--line:#2b323a;--failed:#ff8a8a`

/** In the page itself, which loads nothing: no other program learns its address. The colours are those of app/ui/tokens.css. */
export const style = `
:root{color-scheme:light dark;${day}}
@media (prefers-color-scheme:dark){:root:not([data-night="false"]){${night}}}
:root[data-night="true"]{color-scheme:dark;${night}}
:root[data-night="false"]{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 Inter,'Noto Sans Arabic','Noto Sans Kannada','PingFang SC','Microsoft YaHei','Noto Sans SC',system-ui,sans-serif;overflow-wrap:anywhere}
header,main{max-inline-size:46rem;margin-inline:auto;padding-inline:clamp(1.25rem,5vw,2.5rem)}
header{padding-block:1.25rem}
header a{color:inherit;font-weight:650;text-decoration:none;display:inline-flex;align-items:center;min-block-size:2.75rem}
main{padding-block:1rem 5rem;display:grid;gap:2.5rem}
h1{font-size:clamp(1.75rem,1.3rem + 2.2vw,2.75rem);line-height:1.15;letter-spacing:-.02em;margin:0;text-wrap:balance}
h2{font-size:1.25rem;line-height:1.3;margin:0 0 .75rem}
h3{font-size:1rem;margin:0}
p,ul,ol,dl,dd{margin:0}
ul,ol{padding:0;list-style:none;display:grid;gap:.35rem}
.number{white-space:nowrap}
.muted{color:var(--muted);font-size:.9375rem}
.head{display:grid;gap:.5rem}
.state{border-inline-start:4px solid #e4572e;background:var(--stage);padding:1rem 1.25rem;display:grid;gap:.25rem}
.notice{border:1px solid var(--line);border-inline-start:4px solid #2e8b57;padding:.9rem 1.25rem}
.notice{display:grid;gap:.4rem}
.notice.bad{border-inline-start-color:var(--failed)}
.said{white-space:pre-wrap}
.facts{display:grid;gap:1.25rem}
.facts h3{color:var(--muted);font-weight:500;font-size:.9375rem}
.history>li{border-block-start:1px solid var(--line);padding-block:1rem;display:grid;gap:.4rem}
.history .who{display:flex;flex-wrap:wrap;gap:.15rem .9rem;align-items:baseline}
form{display:grid;gap:1rem}
.field{display:grid;gap:.35rem}
label.field,.field>label{font-weight:600}
label.check{display:flex;gap:.75rem;align-items:center;min-block-size:2.75rem}
label.check input{inline-size:1.25rem;block-size:1.25rem;flex:none;accent-color:#e4572e}
textarea,input[type=file],input[type=text],input[type=email],input[type=tel],input[name=name],input[name=serial]{font:inherit;font-weight:400;inline-size:100%;color:inherit;background:var(--paper);border:1px solid var(--muted);border-radius:2px;padding:.75rem}
[dir=rtl] input[dir=ltr]{text-align:end}
fieldset{border:0;margin:0;padding:0;min-inline-size:0;display:grid;gap:.5rem}
legend{font-weight:600;padding:0;margin-block-end:.35rem}
fieldset label.check{border:1px solid var(--muted);border-radius:2px;padding:.5rem 1rem}
.wrong{color:var(--failed);border-inline-start:4px solid currentColor;padding-inline-start:.75rem}
input[aria-invalid=true],textarea[aria-invalid=true]{border-color:var(--failed)}
.trap{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
textarea{min-block-size:9rem;resize:vertical}
button,.button{font:inherit;font-weight:600;justify-self:start;min-block-size:2.75rem;padding:.7rem 1.75rem;border:0;border-radius:2px;background:#e4572e;color:#120d0b;cursor:pointer;text-decoration:none;display:inline-block}
button:hover,.button:hover{background:#f06c45}
button.quiet,a.quiet{background:none;border:1px solid var(--muted);color:var(--ink)}
button.quiet:hover,a.quiet:hover{background:var(--stage)}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
summary{cursor:pointer;font-weight:600;min-block-size:2.75rem;display:list-item;padding-block:.6rem}
details[open]>summary{margin-block-end:.5rem}
.history a{color:inherit}
.buttons{display:flex;flex-wrap:wrap;gap:.75rem}
.erase{display:grid;gap:1rem;border-block-start:1px solid var(--line);padding-block-start:1.25rem}
.erase h2{margin:0}
.erase form{margin-block-start:1rem}
@media print{form,.erase{display:none}}
`

/** As the policy names it. */
export const styleSource = toSource(style)
