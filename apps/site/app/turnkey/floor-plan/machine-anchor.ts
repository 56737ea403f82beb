/** Where a machine stands in the list below the drawing. */
export const machineAnchor = (number: number) => `machine-${number}`
