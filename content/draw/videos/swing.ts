/**
 * A swing to one side, to the other and back, slow at its ends: the turns (degrees) that must be rendered, and the order
 * in which a video of `frames` shows them. The way back shows what the way there did, so that half of them are enough.
 */
export const swing = ({ frames, reach }: { frames: number; reach: number }): { turns: number[]; order: number[] } => {
  const turns: number[] = []
  const order = Array.from({ length: frames }, (_, k) => {
    const turn = Math.round(reach * Math.sin((2 * Math.PI * k) / frames) * 1000) / 1000
    const known = turns.indexOf(turn)
    return known === -1 ? turns.push(turn) - 1 : known
  })
  return { turns, order }
}
