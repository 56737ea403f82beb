import { Drawing, look } from './Drawing.tsx'
import { FrameBars, Handle, Mullion, Sash } from './FrameBars.tsx'

const ROLLERS = Array.from({ length: 25 }, (_, index) => index * 50 - 360)

/** The finished window stands upright on its conveyor; its width and height have been measured. */
export function InspectedDrawing() {
  return (
    <Drawing>
      <path d="M-400 446H880" />
      {ROLLERS.map((x) => (
        <g key={x}>
          <circle className={look('solid')} cx={x} cy="433" r="12" />
          <circle className={look('thin')} cx={x} cy="433" r="3" />
        </g>
      ))}
      <path className={look('thin')} d="M60 446v38M240 446v38M420 446v38" />
      <g className={look('fromLeft')}>
        <FrameBars />
        <Mullion />
        <Sash />
        <path className={look('glass')} d="M102 92H184V388H102ZM234 112H358V368H234Z" />
        <path
          className={look('thin')}
          d="M116 152L156 104M116 178L172 112M118 372L164 318M248 184L300 122M248 214L324 124M268 356L344 266"
        />
        <Handle />
      </g>
      <g className={look('appears', 'late')}>
        <path className={look('thin')} d="M70 52V18M410 52V18M418 60H458M418 420H458" />
        <path
          className={look('accent')}
          d="M70 30H410M62 38L78 22M402 38L418 22M446 60V420M438 68L454 52M438 428L454 412"
        />
        <circle className={look('accentFill')} cx="296" cy="240" r="30" />
        <path className={look('check')} d="M282 241l10 11l19-23" />
      </g>
    </Drawing>
  )
}
