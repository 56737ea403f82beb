import { Drawing, look } from './Drawing.tsx'

/** The section of a profile with its chambers and the steel, and the bar into which the steel slides before it is screwed. */
export function ReinforcedDrawing() {
  return (
    <Drawing>
      <path className={look('solid')} d="M134 262V46q0-8 8-8h54q8 0 8 8v86H346v130Z" />
      <path
        className={look('thin')}
        d="M146 250V50H192V144H334V250ZM146 78H192M146 112H192M168 144V250M312 144V250M146 168H334M168 206H146M312 206H334"
      />
      <path className={look('steel', 'appears')} d="M180 178H300V240H180ZM190 188V230H290V188Z" />
      <path className={look('accentFill')} d="M204 56q12 4 0 14ZM346 140q12 4 0 14Z" />
      <g className={look('fromAbove', 'late')}>
        <path className={look('accent')} d="M226 128h28M240 128v82M232 150l16 5M232 164l16 5M232 178l16 5M232 192l16 5" />
      </g>
      <path className={look('dashed')} d="M134 262L96 330M346 262L384 330" />
      <path className={look('solid')} d="M24 330H456V422H24Z" />
      <path className={look('thin')} d="M24 346H456M24 406H456" />
      <g className={look('fromRight')}>
        <path className={look('steel')} d="M44 358H436V394H44ZM44 366V386H436V366Z" />
      </g>
      <path className={look('thin')} d="M240 316v120" />
      <g className={look('fromAbove', 'late')}>
        <path
          className={look('accent')}
          d="M70 326h20M80 326v44M165 326h20M175 326v44M295 326h20M305 326v44M390 326h20M400 326v44"
        />
      </g>
      <path className={look('thin')} d="M80 440v12M175 440v12M305 440v12M400 440v12M74 446H406" />
    </Drawing>
  )
}
