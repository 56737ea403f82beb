import { Drawing, look } from './Drawing.tsx'

/** A corner from near: the cutter follows the mitre, and leaves it smooth. */
export function CleanedDrawing() {
  return (
    <Drawing>
      <path className={look('solid')} d="M64 -400V416H880V276H204V-400" />
      <path className={look('thin')} d="M166 -400V314H880M92 -400V388H880" />
      <path className={look('thin')} d="M64 416L204 276" />
      <path
        className={look('bead', 'shrinks')}
        d="M204 276L60 420"
        pathLength="1"
        strokeDasharray="1 1"
        strokeDashoffset="-0.62"
      />
      <g className={look('along')}>
        <circle className={look('solid')} cx="118" cy="362" r="34" />
        <circle className={look('teeth')} cx="118" cy="362" r="36" />
        <circle className={look('thin')} cx="118" cy="362" r="20" />
        <circle className={look('accentFill')} cx="118" cy="362" r="5" />
        <path className={look('thin')} d="M118 328v-20h58M118 308h-58" />
      </g>
      <g className={look('appears', 'late')}>
        <path
          className={look('accent')}
          d="M172 372q14-2 12 10q-4 8-12 4M214 348q14-2 12 10q-4 8-12 4M196 408q12 4 8 14q-8 4-12-4M246 392q14-2 12 10q-4 8-12 4"
        />
      </g>
      <path className={look('dashed')} d="M204 276L300 180" />
      <circle className={look('thin')} cx="362" cy="118" r="84" />
      <path className={look('solid')} fillRule="evenodd" d="M318 66H406V170H318ZM328 76V160H396V76Z" />
      <circle className={look('accent')} cx="323" cy="165" r="16" />
    </Drawing>
  )
}
