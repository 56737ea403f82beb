/** Where a machine stands in the list beside the drawing. */
export const machineAnchor = (number: number) => `machine-${number}`
