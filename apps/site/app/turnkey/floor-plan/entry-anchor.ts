/** Where the card of a kind stands, below the drawing. */
export const entryAnchor = (kind: number) => `floor-plan-${kind}`
