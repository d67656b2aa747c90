/** Collects the measured values of a benchmark, with their limits. */
interface Figure {
  what: string
  measured: number
  limit: number
  unit: string
}

/** Records a measured value. Of several values the median counts. */
export type Note = (what: string, measured: number | number[], limit: number, unit?: string) => void

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

const DECIMALS: Record<string, number> = { ms: 0, nodes: 0, '× bytes': 2, '× ms': 2 }

function formatted(value: number, unit: string) {
  const decimals = unit ? (DECIMALS[unit] ?? 1) : Number.isInteger(value) ? 0 : 3
  return `${value.toFixed(decimals)} ${unit}`.trim()
}

export class Figures {
  private readonly figures: Figure[] = []

  readonly note: Note = (what, measured, limit, unit = '') =>
    void this.figures.push({ what, measured: median([measured].flat()), limit, unit })

  table() {
    const line = ({ what, measured, limit, unit }: Figure) =>
      `| ${what} | ${formatted(measured, unit)} | ${formatted(limit, unit)} | ${measured <= limit ? '' : 'over'} |`
    return ['| what | measured | limit | |', '| --- | ---: | ---: | --- |', ...this.figures.map(line)].join('\n')
  }

  /** Whether a measured value exceeds its limit. With `units`, only values of these units count. */
  isOver(units?: string[]) {
    return this.figures.some(({ measured, limit, unit }) => measured > limit && (!units || units.indexOf(unit) >= 0))
  }
}
