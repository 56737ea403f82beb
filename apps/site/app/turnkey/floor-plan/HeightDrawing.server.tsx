import styles from './FloorPlan.module.css'
import type { StandingProduct } from './to-floor-plan.server.ts'

const PX_PER_METRE = 18
/** Between two kinds, where a person stands. */
const GAP = 1000
const ABOVE = 300

type Kind = { number: number; start: number; long: number; high: number }

/** How high machines are beside people of 1.75 m: each kind once, from the front, in the order of its number. The list says what they are. */
export function HeightDrawing({ standing }: { standing: readonly StandingProduct[] }) {
  const kinds = inOneRow(standing)
  const last = kinds.at(-1)
  const across = last ? last.start + last.long + GAP / 2 : 0
  const high = Math.max(...kinds.map((it) => it.high)) + ABOVE
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 ${-high} ${across} ${high + ABOVE}`}
      width={Math.round((across / 1000) * PX_PER_METRE)}
      aria-hidden
    >
      {kinds.map((it) => (
        <g key={it.number}>
          <path transform={`translate(${it.start - GAP / 2} 0)`} className={styles.person} d={person} />
          <rect x={it.start} y={-it.high} width={it.long} height={it.high} className={styles.body} />
          <text x={it.start + it.long / 2} y={-it.high / 2} className={styles.kind}>
            {it.number}
          </text>
        </g>
      ))}
      <path d={`M0 0H${across}`} className={styles.ground} />
    </svg>
  )
}

function inOneRow(standing: readonly StandingProduct[]): Kind[] {
  const first = [...new Map(standing.map((it) => [it.number, it])).values()].toSorted((a, b) => a.number - b.number)
  const row: Kind[] = []
  for (const { number, across, down, high, turn } of first) {
    const before = row.at(-1)
    const start = (before ? before.start + before.long : 0) + GAP
    row.push({ number, start, long: turn % 2 === 0 ? across : down, high })
  }
  return row
}

/** Somebody of 1.75 m, seen from the front: head, shoulders with arms, legs. */
const person =
  'M0 -1750a108 125 0 0 1 0 250a108 125 0 0 1 0 -250ZM-130 -1460C-60 -1485 60 -1485 130 -1460C205 -1435 225 -1400 228 -1330L236 -830C236 -790 178 -790 176 -830L160 -1240L150 -800L128 -30C126 10 52 10 50 -30L14 -760H-14L-50 -30C-52 10 -126 10 -128 -30L-150 -800L-160 -1240L-176 -830C-178 -790 -236 -790 -236 -830L-228 -1330C-225 -1400 -205 -1435 -130 -1460Z'
