import { Drawing, look } from './Drawing.tsx'

/** The section of a profile with its chambers and the steel, and the bar into which the steel slides before it is screwed. */
export function ReinforcedDrawing() {
  return (
    <Drawing>
      <path className={look('solid')} d="M134 262V46q0-8 8-8h50q8 0 8 8v86H346v130Z" />
      <path
        className={look('wall')}
        d="M134 262V46q0-8 8-8h50q8 0 8 8v86H346v130ZM140 45V82H164V45ZM170 45V82H194V45ZM140 88V126H164V88ZM170 88V126H194V88ZM140 138V194H166V138ZM140 200V256H166V200ZM172 138V162H237V138ZM243 138V162H308V138ZM172 168V256H308V168ZM314 138V194H340V138ZM314 200V256H340V200Z"
      />
      <path className={look('wall')} d="M200 52q14 4 0 18ZM346 138q14 6 0 20Z" />
      <path className={look('steel', 'appears')} d="M177 173H303V251H177ZM187 183V241H293V183Z" />
      <g className={look('fromAbove', 'late')}>
        <path
          className={look('accent')}
          d="M259 129h30M274 129v84M266 150l16 6M266 166l16 6M266 182l16 6M266 198l16 6"
        />
      </g>
      <path className={look('dashed')} d="M134 270L84 326M346 270L396 326" />
      <path className={look('solid')} d="M-400 330H880V422H-400Z" />
      <path className={look('thin')} d="M-400 346H880M-400 406H880" />
      <g className={look('fromLeft')}>
        <path className={look('steel')} d="M-400 358H420V394H-400Z" />
        <path className={look('thin')} d="M-400 367H420M-400 385H420" />
      </g>
      <g className={look('fromAbove', 'late')}>
        <path
          className={look('accent')}
          d="M65 322h22M76 322v52M174 322h22M185 322v52M284 322h22M295 322v52M393 322h22M404 322v52"
        />
      </g>
      <path className={look('thin')} d="M76 436v16M185 436v16M295 436v16M404 436v16M68 444H412" />
    </Drawing>
  )
}
