/** What every measure of the H5 app is given. */
import type { Note } from '../figures'
import type { MeasuredRoute } from './routes'
import type { SlowLine } from './slow-line'
import type { SlowPhone } from './slow-phone'

export interface Bench {
  runs: number
  routes: MeasuredRoute[]
  /** A new one, with nothing cached. */
  phone(): Promise<SlowPhone>
  /** One whose browser keeps the app and what is read, on a line that can be cut. */
  keepingPhone(): Promise<{ phone: SlowPhone; line: SlowLine }>
  note: Note
}

/** The same walk, each time on a new phone. */
export async function several<T>({ runs, phone }: Bench, walk: (phone: SlowPhone) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 0; run < runs; run++) {
    const one = await phone()
    results.push(await walk(one))
    await one.close()
  }
  return results
}
