/** Measures scrolling back up a list of ten pages, in which removed rows are sent again. */
import { type Bench, KB, during, openPage } from './measured'
import { backByThumb, furtherPagesOf, toTop } from './scroll'

const FURTHER = 9
const WAYS = [
  { what: 'to the top at once', go: toTop, limit: 32 },
  { what: 'to the top by thumb', go: backByThumb, limit: 80 },
]

export async function wayBack(bench: Bench) {
  for (const page of bench.pages.filter(({ endless }) => endless))
    for (const { what, go, limit } of WAYS) {
      const app = await openPage(bench, page)
      await during(app, () => furtherPagesOf(app, FURTHER))
      const { bytes } = await during(app, () => go(app))
      bench.note(`${page.name}, ten pages, ${what}: setData`, bytes / KB, limit, 'KB')
      await app.close()
    }
}
