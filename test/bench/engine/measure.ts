/** Times, and a table of them. */
export interface Figure {
  what: string
  p50: number
  p95: number
  hits: number
  /** The same question by a plain scan of the texts. */
  scan?: number
}

const quantile = (times: number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))]!

/** Each run is a question that was not asked before, unless `run` says otherwise. */
export async function measure(
  what: string,
  times: number,
  run: (n: number) => Promise<number>,
  scan?: (n: number) => number,
) {
  const taken: number[] = []
  let hits = 0
  for (let n = 0; n < times; n++) {
    const start = performance.now()
    hits += await run(n)
    taken.push(performance.now() - start)
  }
  taken.sort((a, b) => a - b)
  const figure: Figure = { what, p50: quantile(taken, 0.5), p95: quantile(taken, 0.95), hits: Math.round(hits / times) }
  if (scan) {
    const rounds = Math.min(5, times)
    const start = performance.now()
    for (let n = 0; n < rounds; n++) scan(n)
    figure.scan = (performance.now() - start) / rounds
  }
  return figure
}

export function table(figures: Figure[]): string {
  const ratio = ({ scan, p50 }: Figure) => (scan === undefined ? '' : `${(scan / p50).toFixed(1)} ×`)
  const rows = figures.map(figure => [
    figure.what,
    figure.p50.toFixed(2),
    figure.p95.toFixed(2),
    String(figure.hits),
    figure.scan?.toFixed(1) ?? '',
    ratio(figure),
  ])
  const head = ['question', 'p50 ms', 'p95 ms', 'hits', 'plain scan ms', 'faster by']
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index ? '---:' : '---'))), ...rows.map(line)].join('\n')
}
