import styles from './FloorPlan.module.css'
import type { StandingMachine } from './to-floor-plan.ts'

const PX_PER_METRE = 18
/** Between two machines, where a person stands. */
const GAP = 1000
const ABOVE = 300

/** How high machines are beside people of 1.75 m: each kind once, from the front, in the order of its number. The list says what they are. */
export function HeightDrawing({ machines }: { machines: readonly StandingMachine[] }) {
  const kinds = [...new Map(machines.map((it) => [it.number, it])).values()].toSorted((a, b) => a.number - b.number)
  const high = Math.max(...kinds.map((it) => it.high)) + ABOVE
  let end = 0
  const standing = kinds.map(({ number, across, down, high: top, turn }) => {
    const long = turn % 2 === 0 ? across : down
    const start = end + GAP
    end = start + long
    return { number, start, long, top }
  })
  const across = end + GAP / 2
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 ${-high} ${across} ${high + ABOVE}`}
      width={Math.round((across / 1000) * PX_PER_METRE)}
      aria-hidden
    >
      {standing.map(({ number, start, long, top }) => (
        <g key={number}>
          <path transform={`translate(${start - GAP / 2} 0)`} className={styles.person} d={person} />
          <rect x={start} y={-top} width={long} height={top} className={styles.machine} />
          <text x={start + long / 2} y={-top / 2} className={styles.kind}>
            {number}
          </text>
        </g>
      ))}
      <path d={`M0 0H${across}`} className={styles.ground} />
    </svg>
  )
}

/** Somebody of 1.75 m, seen from the front: head, shoulders with arms, legs. */
const person =
  'M0 -1750a108 125 0 0 1 0 250a108 125 0 0 1 0 -250ZM-130 -1460C-60 -1485 60 -1485 130 -1460C205 -1435 225 -1400 228 -1330L236 -830C236 -790 178 -790 176 -830L160 -1240L150 -800L128 -30C126 10 52 10 50 -30L14 -760H-14L-50 -30C-52 10 -126 10 -128 -30L-150 -800L-160 -1240L-176 -830C-178 -790 -236 -790 -236 -830L-228 -1330C-225 -1400 -205 -1435 -130 -1460Z'
