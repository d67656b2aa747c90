/** @jest-environment jsdom */
/** The page that the server rendered, until the app has drawn the same one. */
import { PRERENDERED_ID, PRERENDERED_REPLIES_ID, PRERENDER_OFF_CLASS } from '@contract/prerender-ids'
import type { TransportRequest } from '@/platform/ports/data'
import { requestKeyOf } from '@/platform/prerender/request-key'

const PAGE = '<div class="page"><p>甲</p><p><button>乙</button></p></div>'
const root = document.documentElement as HTMLElement & { tapped?: Element }
const prerendered = () => document.getElementById(PRERENDERED_ID)
const request: TransportRequest = { method: 'GET', url: '/list?q=1', headers: {}, timeout: 1 }
const hydrated = jest.fn()
const taps: Array<string | null> = []

/** MutationObserver reports after the current task. */
const observed = () => Promise.resolve()
async function draw(html: string, scrollTop = 0) {
  document.getElementById('app')!.innerHTML = `<div class="taro_page">${html}</div>`
  document.querySelector('.taro_page')!.scrollTop = scrollTop
  await observed()
}

async function load(replies?: string) {
  document.body.innerHTML = `
    <div id="${PRERENDERED_ID}">${PAGE}</div><div id="app"></div>
    ${replies === undefined ? '' : `<script type="application/json" id="${PRERENDERED_REPLIES_ID}">${replies}</script>`}`
  jest.resetModules()
  return (await import('@/platform/prerender/index.h5')).prerenderedPage
}

const onTap = ({ target }: Event) => taps.push((target as Element).textContent)

beforeEach(() => {
  jest.useFakeTimers()
  hydrated.mockReset()
  taps.length = 0
  root.tapped = undefined
  document.addEventListener('click', onTap)
})
afterEach(() => {
  jest.useRealTimers()
  document.removeEventListener('click', onTap)
  root.classList.remove(PRERENDER_OFF_CLASS)
})

describe('a reply that came with the page', () => {
  const replies = () => JSON.stringify({ [requestKeyOf(request)]: '{"a":1}' })

  test('is taken once, and by nobody who is signed in', async () => {
    const page = await load(replies())
    expect(page.takeReply({ ...request, headers: { token: 't' } })).toBeUndefined()
    expect([page.takeReply(request), page.takeReply(request)]).toEqual(['{"a":1}', undefined])
  })

  test('is of no use after the first drawing', async () => {
    const page = await load(replies())
    page.hydrate(hydrated)
    await draw(PAGE)
    expect(page.takeReply(request)).toBeUndefined()
  })

  test.each([undefined, '{"a":', ''])('is absent where the replies are %j', async text => {
    expect((await load(text)).takeReply(request)).toBeUndefined()
  })
})

describe('the page', () => {
  test('stays until the app has loaded; the place and the last tap are repeated', async () => {
    const page = await load()
    root.tapped = prerendered()!.querySelector('button')!
    prerendered()!.scrollTop = 300
    page.hydrate(hydrated)
    await draw('<div class="page"><i aria-busy="true"></i></div>')
    expect([prerendered() !== null, hydrated.mock.calls.length]).toEqual([true, 0])
    await draw(PAGE)
    expect([prerendered(), hydrated.mock.calls.length, taps]).toEqual([null, 1, ['乙']])
    expect(document.querySelector('.taro_page')!.scrollTop).toBe(300)
  })

  test.each([
    ['outside it', () => document.body],
    ['of a part that the app’s page lacks', () => prerendered()!.querySelector('button')!],
    ['of the page itself', () => prerendered()!.querySelector('.page')!],
  ])('repeats no tap %s', async (_, tapped) => {
    const page = await load()
    root.tapped = tapped()
    page.hydrate(hydrated)
    await draw('<div class="page"><p>甲</p></div>')
    expect([taps, document.querySelector('.taro_page')!.scrollTop]).toEqual([[], 0])
  })

  test('that was at its top leaves the app’s page where that is', async () => {
    const page = await load()
    page.hydrate(hydrated)
    await draw(PAGE, 120)
    expect([document.querySelector('.taro_page')!.scrollTop, taps]).toEqual([120, []])
  })

  test('goes after twenty seconds, whatever the app does', async () => {
    const page = await load()
    page.hydrate(hydrated)
    jest.advanceTimersByTime(20_000)
    expect([prerendered(), hydrated.mock.calls.length]).toEqual([null, 1])
    await draw(PAGE)
    expect(hydrated).toHaveBeenCalledTimes(1)
  })

  test('that is switched off goes at once; the app still reports its own', async () => {
    const page = await load()
    root.classList.add(PRERENDER_OFF_CLASS)
    page.hydrate(hydrated)
    expect([prerendered(), hydrated.mock.calls.length]).toEqual([null, 0])
    await draw(PAGE)
    expect(hydrated).toHaveBeenCalledTimes(1)
  })

  test.each([PRERENDERED_ID, 'app'])('without the element %s is not awaited', async id => {
    const page = await load()
    document.getElementById(id)!.remove()
    page.hydrate(hydrated)
    expect(hydrated).toHaveBeenCalledTimes(1)
  })
})
