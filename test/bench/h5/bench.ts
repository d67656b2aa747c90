/** The input of every measurement of the H5 app. */
import type { Note } from '../figures'
import type { MeasuredRoute } from './routes'
import type { SlowLine } from './slow-line'
import type { SlowPhone } from './slow-phone'

export interface Bench {
  runs: number
  routes: MeasuredRoute[]
  /** A new phone with empty caches. */
  phone(): Promise<SlowPhone>
  /** A phone whose browser caches the app and documents, with a connection that can be cut. */
  keepingPhone(): Promise<{ phone: SlowPhone; line: SlowLine }>
  note: Note
}

/** Repeats a walk, each time on a new phone. */
export async function several<T>({ runs, phone }: Bench, walk: (phone: SlowPhone) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 0; run < runs; run++) {
    const one = await phone()
    results.push(await walk(one))
    await one.close()
  }
  return results
}
