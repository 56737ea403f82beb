import { Drawing, look } from './Drawing.tsx'
import { FrameBars, Handle, Mullion, Sash } from './FrameBars.tsx'

/** The sash gets its gear, hinges and handle; the dashed lines are how drawings of windows say that it turns and tilts. */
export function HardwareDrawing() {
  return (
    <Drawing>
      <FrameBars />
      <Mullion />
      <g className={look('fromRight')}>
        <Sash />
        <path className={look('dashed')} d="M358 112L234 240L358 368M234 368L296 112L358 368" />
        <path className={look('accent', 'appears', 'late')} d="M215 360V93H377V387H215Z" />
        <g className={look('appears', 'late')}>
          <path className={look('accentFill')} d="M382 104h12v36h-12ZM382 340h12v36h-12Z" />
          <path
            className={look('accentFill')}
            d="M209 128h12v16h-12ZM209 330h12v16h-12ZM270 87h18v12h-18ZM318 87h18v12h-18ZM270 381h18v12h-18ZM318 381h18v12h-18Z"
          />
        </g>
        <Handle />
      </g>
    </Drawing>
  )
}
