/** The room a machine takes, in millimetres, and its table height. */
export type Size = { length: number; width: number; height: number; table: number }

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

export const spread = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, i) => (count === 1 ? (from + to) / 2 : from + ((to - from) * i) / (count - 1)))
