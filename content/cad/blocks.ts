/** A cuboid in mm: the corner that is nearest to the origin, and its sides along x (length), y (width) and z (height). */
export type Block = { x: number; y: number; z: number; length: number; width: number; height: number }

export type Dimensions = { length: number; width: number; height: number; workingHeight: number }

/** How much of the bed the superstructure takes, which stands back from the side of the operator. */
const HEAD = { length: 0.62, width: 0.55 }

/** The space that a product takes: its bed up to the working height, and what stands above it. */
export function toBlocks({ length, width, height, workingHeight }: Dimensions): [bed: Block, head: Block] {
  const bed = { x: 0, y: 0, z: 0, length, width, height: workingHeight }
  const head = {
    x: Math.round((length * (1 - HEAD.length)) / 2),
    y: Math.round(width * (1 - HEAD.width)),
    z: workingHeight,
    length: Math.round(length * HEAD.length),
    width: Math.round(width * HEAD.width),
    height: height - workingHeight,
  }
  return [bed, head]
}
