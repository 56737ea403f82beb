/** Says what is being done and, when it is done, how long it took. Gives on what the work gives; its failure ends the step as failed. */
export async function step<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
  const began = performance.now()
  process.stdout.write(`vitrine: ${name} …\n`)
  const result = await work()
  process.stdout.write(`vitrine: ${name}: done in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
  return result
}
