import { Drawing, look } from './Drawing.tsx'

const SPINDLES = [104, 240, 376]

/** Three spindles mill the slots by which water leaves the frame. */
export function SlottedDrawing() {
  return (
    <Drawing>
      <path className={look('solid')} d="M-400 236H880V336H-400Z" />
      <path className={look('thin')} d="M-400 252H880M-400 318H880" />
      {SPINDLES.map((x) => (
        <g key={x}>
          <rect className={look('accent', 'solid', 'appears')} x={x - 34} y="274" width="68" height="22" rx="11" />
          <path className={look('dashed', 'appears', 'late')} d={`M${x} 285V252M${x} 296V336`} />
          <g className={look('fromAbove', 'late')}>
            <path
              className={look('accent')}
              d={`M${x - 14} 366q-9 14 0 20q9-6 0-20ZM${x + 12} 396q-9 14 0 20q9-6 0-20ZM${x - 8} 428q-9 14 0 20q9-6 0-20Z`}
            />
          </g>
          <g className={look('fromAbove')}>
            <path className={look('solid')} d={`M${x - 30} -400H${x + 30}V138H${x - 30}Z`} />
            <path
              className={look('thin')}
              d={`M${x - 30} 58H${x + 30}M${x - 30} 72H${x + 30}M${x - 30} 86H${x + 30}`}
            />
            <path className={look('solid')} d={`M${x - 18} 138H${x + 18}L${x + 11} 172H${x - 11}Z`} />
            <path
              className={look('accent')}
              d={`M${x - 5} 172V262H${x + 5}V172M${x - 5} 196l10 12M${x - 5} 218l10 12M${x - 5} 240l10 12`}
            />
          </g>
        </g>
      ))}
      <path className={look('thin')} d="M104 216v-14M240 216v-14M376 216v-14M98 209H382" />
    </Drawing>
  )
}
