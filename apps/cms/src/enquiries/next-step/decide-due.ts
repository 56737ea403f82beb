/** Whether a next step is to be done today or should have been done before. @param day that it is at the desk, as `2027-03-01` */
export function decideDue(nextStepOn: string | null | undefined, state: string, day: string): 'due' | 'overdue' | null {
  if (!nextStepOn || state === 'closed' || state === 'spam') return null
  const on = nextStepOn.slice(0, 10)
  if (on > day) return null
  return on === day ? 'due' : 'overdue'
}
