import { Drawing, look } from './Drawing.tsx'

/** A blade rises through the bar; below lie the four lengths with their mitres. */
export function CutDrawing() {
  return (
    <Drawing>
      <g className={look('fromBelow')}>
        <g className={look('turns')}>
          <circle className={look('solid')} cx="240" cy="150" r="88" />
          <circle className={look('teeth')} cx="240" cy="150" r="91" />
          <circle className={look('thin')} cx="240" cy="150" r="70" />
          <circle cx="240" cy="150" r="24" />
          <path className={look('thin')} d="M240 80v46M240 174v46M170 150h46M264 150h46" />
        </g>
        <circle className={look('accentFill')} cx="240" cy="150" r="6" />
      </g>
      <path className={look('solid')} d="M-400 72H268L216 124H-400Z" />
      <path className={look('solid')} d="M880 72H282L230 124H880Z" />
      <path className={look('thin')} d="M-400 88H252M-400 112H228M880 88H266M880 112H242" />
      <path className={look('thin')} d="M30 138v16M30 146H132M450 138v16M450 146H348" />
      <g className={look('fromAbove', 'late')}>
        <path className={look('solid')} d="M60 276H420L394 302H86ZM60 320H420L394 346H86Z" />
        <path className={look('thin')} d="M70 286H410M70 330H410" />
        <path className={look('accent')} d="M60 276L86 302M420 276L394 302M60 320L86 346M420 320L394 346" />
      </g>
      <g className={look('fromAbove', 'late')}>
        <path className={look('solid')} d="M90 364H390L364 390H116ZM90 408H390L364 434H116Z" />
        <path className={look('thin')} d="M100 374H380M100 418H380" />
        <path className={look('accent')} d="M90 364L116 390M390 364L364 390M90 408L116 434M390 408L364 434" />
      </g>
    </Drawing>
  )
}
