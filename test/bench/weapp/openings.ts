/** Measures the data sent when a page opens, and for a further page of a list. */
import { type Bench, KB, during, openPage } from './measured'
import { furtherPagesOf } from './scroll'

const FURTHER = 5

export async function openings(bench: Bench) {
  for (const page of bench.pages) {
    const app = await openPage(bench, page)
    const { bytes, calls } = await app.meter()
    bench.note(`${page.name}: setData`, bytes / KB, page.opensWith.kb, 'KB')
    bench.note(`${page.name}: calls`, calls, page.opensWith.calls)
    await app.close()
  }
}

export async function furtherPages(bench: Bench) {
  for (const page of bench.pages) {
    if (!page.endless) continue
    const app = await openPage(bench, page)
    const { bytes, calls } = await during(app, () => furtherPagesOf(app, FURTHER))
    bench.note(`${page.name}, a further page: setData`, bytes / KB / FURTHER, 9, 'KB')
    bench.note(`${page.name}, a further page: calls`, calls / FURTHER, 3)
    await app.close()
  }
}
