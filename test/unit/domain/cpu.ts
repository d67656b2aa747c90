/** The processor's time in milliseconds, which a busy machine does not stretch as it does the clock's: the best of three. */
export function cpuTime(job: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage()
    job()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...times)
}
