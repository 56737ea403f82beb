/** Logs what is being done and how long it took. Gives the result of the work. @throws what the work throws */
export async function step<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
  const start = performance.now()
  process.stdout.write(`vitrine: ${name} …\n`)
  const result = await work()
  process.stdout.write(`vitrine: ${name}: done in ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
  return result
}
