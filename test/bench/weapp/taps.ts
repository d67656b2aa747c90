/** Measures the data that a tap itself sends, and the data of its reply, which may be a page of rows. */
import { memberToken } from '../../support/member'
import { type Bench, KB, during, openPage } from './measured'

const ANSWER = 64
const CALLS = 3

export async function taps(bench: Bench) {
  const token = await memberToken(bench.origin)
  for (const page of bench.pages)
    for (const { what, on, limit, calls = CALLS } of page.taps) {
      let come = () => {}
      let gate = Promise.resolve()
      const app = await openPage(bench, page, token, () => gate)
      gate = new Promise(resolve => (come = resolve))
      const tap = await during(app, () => app.tap(on))
      const answer = await during(app, async () => come())
      bench.note(`${page.name}, ${what}: setData`, tap.bytes / KB, limit, 'KB')
      bench.note(`${page.name}, ${what}: its answer`, answer.bytes / KB, ANSWER, 'KB')
      bench.note(`${page.name}, ${what}: calls in all`, tap.calls + answer.calls, calls)
      await app.close()
    }
}
