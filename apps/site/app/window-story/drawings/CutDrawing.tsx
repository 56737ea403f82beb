import { Drawing, look } from './Drawing.tsx'

/** A blade rises through the bar; below lie the four lengths with their mitres. */
export function CutDrawing() {
  return (
    <Drawing>
      <g className={look('fromBelow')}>
        <g className={look('turns')}>
          <circle className={look('solid')} cx="240" cy="176" r="84" />
          <circle className={look('teeth')} cx="240" cy="176" r="87" />
          <circle className={look('thin')} cx="240" cy="176" r="66" />
          <circle cx="240" cy="176" r="24" />
          <path className={look('thin')} d="M240 110v42M240 200v42M174 176h42M264 176h42" />
        </g>
        <circle className={look('accentFill')} cx="240" cy="176" r="6" />
      </g>
      <path className={look('solid')} d="M-4 84H262L214 132H-4Z" />
      <path className={look('solid')} d="M484 84H274L226 132H484Z" />
      <path className={look('thin')} d="M-4 98H248M-4 120H226M484 98H260M484 120H238" />
      <path className={look('thin')} d="M20 146v14M20 153H118M460 146v14M460 153H362" />
      <g className={look('fromAbove', 'late')}>
        <path className={look('solid')} d="M60 288H420L394 314H86Z" />
        <path className={look('thin')} d="M70 298H410" />
        <path className={look('solid')} d="M60 330H420L394 356H86Z" />
        <path className={look('thin')} d="M70 340H410" />
      </g>
      <g className={look('fromAbove', 'late')}>
        <path className={look('solid')} d="M96 372H384L358 398H122Z" />
        <path className={look('thin')} d="M106 382H374" />
        <path className={look('solid')} d="M96 414H384L358 440H122Z" />
        <path className={look('thin')} d="M106 424H374" />
      </g>
      <path className={look('accent')} d="M420 288L394 314M420 330L394 356M384 372L358 398M384 414L358 440" />
    </Drawing>
  )
}
