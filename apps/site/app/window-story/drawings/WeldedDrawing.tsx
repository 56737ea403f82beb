import { Drawing, look } from './Drawing.tsx'

/** Four bars come together; where they meet, the melt stands up as a bead. */
export function WeldedDrawing() {
  return (
    <Drawing>
      <path className={look('dashed')} d="M40 240H440M240 30V450" />
      <g className={look('fromAbove')}>
        <path className={look('solid')} d="M70 60H410L378 92H102Z" />
        <path className={look('thin')} d="M92 82H388" />
      </g>
      <g className={look('fromBelow')}>
        <path className={look('solid')} d="M70 420H410L378 388H102Z" />
        <path className={look('thin')} d="M92 398H388" />
      </g>
      <g className={look('fromLeft')}>
        <path className={look('solid')} d="M70 60L102 92V388L70 420Z" />
        <path className={look('thin')} d="M92 82V398" />
      </g>
      <g className={look('fromRight')}>
        <path className={look('solid')} d="M410 60L378 92V388L410 420Z" />
        <path className={look('thin')} d="M388 82V398" />
      </g>
      <g className={look('appears', 'late')}>
        <path className={look('bead')} d="M68 58L104 94M412 58L376 94M412 422L376 386M68 422L104 386" />
        <path
          className={look('accent')}
          d="M44 60q-6-6 0-12M56 46q-6-6 0-12M436 60q6-6 0-12M424 46q6-6 0-12M44 420q-6 6 0 12M56 434q-6 6 0 12M436 420q6 6 0 12M424 434q6 6 0 12"
        />
      </g>
    </Drawing>
  )
}
