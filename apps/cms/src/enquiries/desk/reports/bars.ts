/** The enquiries of a line of a report, for a chart. */
export type Bar = { id: string; name: string; enquiries: number; won: number; lost: number }

/** Of what a bar is made, from its beginning on. */
export const parts = ['won', 'lost', 'open'] as const
export const sizeOf = ({ enquiries, won, lost }: Bar, part: (typeof parts)[number]) =>
  ({ won, lost, open: enquiries - won - lost })[part]
