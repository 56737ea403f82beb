/** Of the bar alone: it is no component of the site, whose one style sheet has nothing of it. On phones it stands above what the site has there. */
export const previewBarStyles = `
vitrine-preview{position:fixed;z-index:90;inset-block-end:calc(var(--bar-block) + var(--strip-block) + env(safe-area-inset-bottom) + .75rem);inset-inline:.75rem;
inline-size:fit-content;max-inline-size:calc(100% - 1.5rem);margin-inline:auto;display:flex;flex-wrap:wrap;align-items:center;gap:0 1.25rem;
padding:.375rem 1rem;border-radius:var(--radius);background:#14181d;color:#fff;border:1px solid #545e69;
font:var(--text-xs)/1.35 var(--sans);box-shadow:0 4px 24px rgb(0 0 0/35%)}
vitrine-preview p{margin:0}
vitrine-preview p:first-child{padding-inline-start:.875rem;border-inline-start:4px solid #e4572e}
vitrine-preview [role=status]:empty{display:none}
vitrine-preview [role=status]{flex-basis:100%;color:#ffb59b}
vitrine-preview select,vitrine-preview label,vitrine-preview .close{min-block-size:var(--target);display:inline-flex;align-items:center;gap:.5rem;
color:inherit;background:transparent;border:0;font:inherit;cursor:pointer}
vitrine-preview p:first-child{display:flex;flex-wrap:wrap;column-gap:.625rem}
vitrine-preview select{max-inline-size:9rem}
vitrine-preview option{background:#14181d;color:#fff}
vitrine-preview input{inline-size:1.125rem;block-size:1.125rem;margin:0;accent-color:#e4572e}
vitrine-preview .close{text-decoration:underline;text-underline-offset:.2em}
vitrine-preview :focus-visible{outline:2px solid #ff8a63;outline-offset:2px}
@media(max-width:767px){vitrine-preview{inset-block-end:calc(var(--bar-block) + var(--strip-block) + env(safe-area-inset-bottom) + 4.5rem)}}
@media print{vitrine-preview{display:none}}`
