import { look } from './Drawing.tsx'

/** The frame of the window: outline, rebate and, as long as they are to be seen, its mitres. */
export function FrameBars() {
  return (
    <>
      <path className={look('solid')} fillRule="evenodd" d="M70 60H410V420H70ZM102 92V388H378V92Z" />
      <path className={look('thin')} d="M92 82H388V398H92ZM70 60L102 92M410 60L378 92M410 420L378 388M70 420L102 388" />
    </>
  )
}

/** The mullion between its fields. */
export function Mullion() {
  return (
    <>
      <path className={look('solid')} d="M184 92H214V388H184Z" />
      <path className={look('thin')} d="M193 92V388M205 92V388" />
    </>
  )
}

/** The sash of the right field. */
export function Sash() {
  return (
    <>
      <path className={look('solid')} fillRule="evenodd" d="M206 84H386V396H206ZM234 112V368H358V112Z" />
      <path
        className={look('thin')}
        d="M224 102H368V378H224ZM206 84L234 112M386 84L358 112M386 396L358 368M206 396L234 368"
      />
    </>
  )
}

/** The handle of the sash. */
export function Handle() {
  return (
    <>
      <rect className={look('solid')} x="213" y="216" width="14" height="38" rx="7" />
      <path d="M220 234V290" strokeWidth="6" />
    </>
  )
}
