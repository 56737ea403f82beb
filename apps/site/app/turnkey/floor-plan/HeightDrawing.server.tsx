import styles from './FloorPlan.module.css'
import { numbersOf, type StandingProduct } from './to-floor-plan.server.ts'

const PX_PER_METRE = 22
/** Before each kind, where a person stands. */
const BEFORE = 1000
/** As high as the people, at least. */
const LEAST_MM = 1800
/** Around it, for its lines. */
const EDGE = 60

/** How high machines are beside people of 1.75 m: each kind once, from the front, in the order of the line. The cards below say what they are. */
export function HeightDrawing({ standing }: { standing: readonly StandingProduct[] }) {
  const kinds = [...new Map(standing.map((it) => [it.kind, it])).values()].toSorted((a, b) => a.kind - b.kind)
  return (
    <>
      {kinds.map(({ kind, across, down, high, turn }) => {
        const long = turn % 2 === 0 ? across : down
        const above = Math.max(high, LEAST_MM) + EDGE
        return (
          <svg
            key={kind}
            className={styles.height}
            viewBox={`0 ${-above} ${BEFORE + long + EDGE} ${above}`}
            width={toPx(BEFORE + long + EDGE)}
          >
            <path transform={`translate(${BEFORE / 2} 0)`} className={styles.person} d={person} />
            <rect x={BEFORE} y={-high} width={long} height={high} className={styles.body} />
            <text x={BEFORE + long / 2} y={-high / 2} className={styles.kind}>
              {numbersOf(kind, standing)}
            </text>
          </svg>
        )
      })}
    </>
  )
}

const toPx = (mm: number) => Math.round((mm / 1000) * PX_PER_METRE)

/** Somebody of 1.75 m, seen from the front: head, shoulders with arms, legs. */
const person =
  'M0 -1750a108 125 0 0 1 0 250a108 125 0 0 1 0 -250ZM-130 -1460C-60 -1485 60 -1485 130 -1460C205 -1435 225 -1400 228 -1330L236 -830C236 -790 178 -790 176 -830L160 -1240L150 -800L128 -30C126 10 52 10 50 -30L14 -760H-14L-50 -30C-52 10 -126 10 -128 -30L-150 -800L-160 -1240L-176 -830C-178 -790 -236 -790 -236 -830L-228 -1330C-225 -1400 -205 -1435 -130 -1460Z'
