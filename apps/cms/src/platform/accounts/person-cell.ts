/** The component of a column with accounts. */
export const personCell = '/platform/accounts/ui/PersonCell.tsx#PersonCell'
