/** What every measurement of the H5 app gets. */
import type { Note } from '../figures'
import type { MeasuredRoute } from './routes'
import type { SlowLine } from './slow-line'
import type { SlowPhone } from './slow-phone'

export interface Bench {
  runs: number
  routes: MeasuredRoute[]
  /** Opens a new phone with empty caches. */
  phone(): Promise<SlowPhone>
  /** Opens a phone whose browser caches the app and documents. The phone's connection can be cut. */
  keepingPhone(): Promise<{ phone: SlowPhone; line: SlowLine }>
  note: Note
}

/** Repeats a measurement, each time on a new phone. */
export async function several<T>({ runs, phone }: Bench, walk: (phone: SlowPhone) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 0; run < runs; run++) {
    const one = await phone()
    results.push(await walk(one))
    await one.close()
  }
  return results
}
