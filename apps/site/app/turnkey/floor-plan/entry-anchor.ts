/** Where a machine stands in the list below the drawing. */
export const entryAnchor = (number: number) => `floor-plan-${number}`
