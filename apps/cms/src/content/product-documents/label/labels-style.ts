/** Of the page that prints labels: on paper are the sheets alone, in true size. */
export const labelsStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
header { display: grid; gap: 1rem; justify-items: start; padding: 1.5rem; }
h1 { font-size: 1.5rem; margin: 0; }
p { margin: 0; max-inline-size: 70ch; }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
label { display: grid; gap: .25rem; max-inline-size: 100%; }
input, select, button { box-sizing: border-box; font: inherit; min-block-size: 2.75rem; padding: .4rem .75rem; max-inline-size: 100%; }
input[type=number] { inline-size: 8rem; }
[role=alert] { border-inline-start: .25rem solid #c62828; padding-inline-start: .75rem; }
main { background: #8a8f98; display: grid; gap: 1.5rem; justify-content: safe center; overflow: auto; padding: 1.5rem; }
main:empty { display: none; }
.sheet { background: #fff; display: block; }
@media print {
  header { display: none; }
  main { background: none; display: block; overflow: visible; padding: 0; }
  .sheet { break-after: page; break-inside: avoid; }
  .sheet:last-child { break-after: auto; }
}
`
