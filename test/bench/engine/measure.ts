/** Measures times and formats them as tables. */
export interface Figure {
  what: string
  p50: number
  p95: number
  hits: number
}

export const quantile = (times: number[], share: number) =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!
export const median = (times: number[]) => quantile(times, 0.5)

/** Measures a number of runs. Each run is a new query, unless `run` repeats one. */
export async function measure(what: string, times: number, run: (n: number) => Promise<number>): Promise<Figure> {
  const durations: number[] = []
  let hits = 0
  for (let n = 0; n < times; n++) {
    const start = performance.now()
    hits += await run(n)
    durations.push(performance.now() - start)
  }
  return { what, p50: median(durations), p95: quantile(durations, 0.95), hits: Math.round(hits / times) }
}

/** Returns the milliseconds of processor time that the work takes. */
export async function costOf(run: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

export function markdown(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index ? '---:' : '---'))), ...rows.map(line)].join('\n')
}

export const table = (figures: Figure[]) =>
  markdown(
    ['question', 'p50 ms', 'p95 ms', 'hits'],
    figures.map(({ what, p50, p95, hits }) => [what, p50.toFixed(2), p95.toFixed(2), String(hits)]),
  )
