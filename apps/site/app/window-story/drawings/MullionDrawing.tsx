import { Drawing, look } from './Drawing.tsx'
import { FrameBars, Mullion } from './FrameBars.tsx'

/** The mullion, its ends milled to the shape of the frame, goes into its place and is screwed. */
export function MullionDrawing() {
  return (
    <Drawing>
      <FrameBars />
      <g className={look('fromAbove')}>
        <Mullion />
        <path className={look('accent')} d="M184 92h8v-10h14v10h8M184 388h8v10h14v-10h8" />
      </g>
      <g className={look('appears', 'late')}>
        <path
          className={look('accent')}
          d="M192 56v32M206 56v32M188 56h8M202 56h8M192 424v-32M206 424v-32M188 424h8M202 424h8"
        />
      </g>
      <path className={look('dashed')} d="M214 388L262 352" />
      <circle className={look('solid')} cx="318" cy="300" r="92" />
      <path className={look('thin')} d="M232 332H288V350H348V332H404M240 350H396" />
      <path className={look('solid')} d="M276 222V318H288V336H348V318H360V222" />
      <path className={look('thin')} d="M296 216V336M340 216V336" />
      <path className={look('accent')} d="M276 318H288V336H348V318H360" />
      <path className={look('thin')} d="M102 112h82M102 106v12M184 106v12" />
    </Drawing>
  )
}
