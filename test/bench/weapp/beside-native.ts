/**
 * Compares the app's list of cases with a list written by hand for WeChat. Both have the same rows and the
 * same host, in the same run.
 */
import { type Answer, type MiniProgram, proxyTo } from 'mini-program-host'
import { type Bench, during, quiet } from './measured'
import { PAGES } from './pages'
import { furtherPagesOf } from './scroll'
import { NATIVE_LIST, openMiniProgram } from '../../weapp/open'

const FURTHER = 5
const MOST = { bytes: 1, ms: 1.6 }

const page = PAGES.find(({ name }) => name === 'case list')!

/** Opens the app. Returns it with the address of its first rows. */
async function openOurs(origin: string) {
  let list = ''
  const proxy = proxyTo(origin)
  const answer: Answer = request => {
    if (request.url.includes('pageIndex=1&')) list = request.url
    return proxy(request)
  }
  const app = await openMiniProgram({ answer, path: `pages/${page.path}`, query: page.query })
  return { app, list: () => list }
}

/** Returns the text of the rendered rows. */
async function rowTexts(app: MiniProgram) {
  await app.find('.row').first().waitFor({ timeout: 30_000 })
  await quiet(app)
  const rows = await app.find('.row').allInnerTexts()
  return rows.map(row => row.replace(/\s/g, ''))
}

const further = (app: MiniProgram) => during(app, () => furtherPagesOf(app, FURTHER))

export async function besideNative({ origin, note }: Bench) {
  const ours = await openOurs(origin)
  const ourResult = { before: await rowTexts(ours.app), load: await further(ours.app), after: await rowTexts(ours.app) }
  const native = await openMiniProgram({
    bundle: NATIVE_LIST,
    query: { list: ours.list() },
    answer: proxyTo(origin),
  })
  const theirs = { before: await rowTexts(native), load: await further(native), after: await rowTexts(native) }

  // The native list keeps every row, but the app only those near the screen. The app's last row therefore
  // shows how far both lists are.
  const last = theirs.after.indexOf(ourResult.after[ourResult.after.length - 1]!)
  const same = ourResult.before.every((row, at) => row === theirs.before[at])
  if (last < 0 || !same) throw new Error('The two lists do not show the same rows.')
  const rendered = last + 1 - ourResult.before.length
  const ofTheirs = theirs.after.length - theirs.before.length
  const ratio = (what: 'bytes' | 'ms') => ourResult.load[what] / rendered / (theirs.load[what] / ofTheirs)
  note('a further row ÷ a native one: setData', ratio('bytes'), MOST.bytes, '× bytes')
  note('a further row ÷ a native one: time', ratio('ms'), MOST.ms, '× ms')
  await ours.app.close()
  await native.close()
}
