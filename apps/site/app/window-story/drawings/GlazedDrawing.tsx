import { Drawing, look } from './Drawing.tsx'
import { FrameBars, Handle, Mullion, Sash } from './FrameBars.tsx'

/** The panes are set on their blocks; the circle shows three panes in section. */
export function GlazedDrawing() {
  return (
    <Drawing>
      <FrameBars />
      <Mullion />
      <Sash />
      <Handle />
      <g className={look('fromLeft')}>
        <path className={look('glass')} d="M102 92H184V388H102Z" />
        <path className={look('thin')} d="M116 152L156 104M116 178L172 112M118 372L164 318" />
      </g>
      <g className={look('fromRight')}>
        <path className={look('glass')} d="M234 112H358V368H234Z" />
        <path className={look('thin')} d="M248 184L300 122M248 214L324 124M268 356L344 266" />
      </g>
      <g className={look('appears', 'late')}>
        <path className={look('accent')} d="M108 98H178V382H108ZM240 118H352V362H240Z" />
        <path
          className={look('accentFill')}
          d="M112 384h18v8h-18ZM156 384h18v8h-18ZM246 364h20v8h-20ZM326 364h20v8h-20Z"
        />
      </g>
      <circle className={look('solid')} cx="376" cy="372" r="78" />
      <path className={look('glass')} d="M336 306V410H346V298ZM371 294V410H381V294ZM406 298V410H416V306Z" />
      <path className={look('thin')} d="M346 388h25v14h-25ZM381 388h25v14h-25Z" />
      <path className={look('accent')} d="M328 416H424V428H328Z" />
      <path className={look('thin')} d="M334 436q42 9 84 0" />
    </Drawing>
  )
}
