/** Going from screen to screen by name. */
import Taro, { useRouter } from '@tarojs/taro'
import { useState } from 'react'
import { copy } from '@/copy'
import { type Params, decodeValue, formatQuery } from '@domain/format/address'
import { fromEntries } from '@domain/from-entries'
import { backGuards } from '@/platform/back-guard'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import { panes } from '@/platform/split-view'
import { router } from '@/platform/router'
import { toast } from '@/platform/toast'
import { HOME, ROUTES, ROUTE_NAMES, type RouteName } from '@/routing/routes'
import { addressOf, screenAt } from '@/routing/addresses'

/** WeChat keeps no more pages than this. */
const STACK_LIMIT = 10

/** Where the host finds a screen: a public address on H5, a page path in the mini-program. */
export function pathOf(name: RouteName, params: Partial<Params>) {
  const { page } = ROUTES[name]
  return router.url({ address: addressOf(name, params), page, query: formatQuery(params) })
}

/** A page in Moments leads nowhere but into the mini-program, by WeChat's own key under it: its reader is told. */
export function refuseInMoments(): boolean {
  if (!host.isSinglePage()) return false
  toast(copy.singlePage)
  return true
}

let claims = 0
let leavingFor: string | undefined

/** The reader claims to be elsewhere. Answers, later, whether that is their latest wish still. */
export function claimNavigation() {
  const mine = ++claims
  return () => mine === claims
}

/**
 * Goes once the screen is at hand, and answers whether it went: not when it could not be had, which is told, nor when the
 * reader wished for something else meanwhile. A second tap on the same way out changes nothing.
 */
async function go(name: RouteName, params: Partial<Params>, leave: (url: string) => Promise<unknown>) {
  if (refuseInMoments()) return false
  const isCurrent = claimNavigation()
  const url = pathOf(name, params)
  const readiness = await router.prepare(ROUTES[name].page)
  if (!isCurrent() || leavingFor === url || readiness === 'left') return false
  if (readiness === 'failed') {
    toast(copy.error.network)
    return false
  }
  leavingFor = url
  try {
    await leave(url)
  } finally {
    leavingFor = undefined
  }
  return true
}

/** So many screens back, once the one below them is shown. */
async function backBy(delta: number) {
  await backGuards.release()
  const shown = router.nextPage()
  await Taro.navigateBack({ delta })
  await shown
}

/** What is opened from a list that is seen beside a document takes the place of all that lies above the list. */
export function open(name: RouteName, params: Partial<Params> = {}) {
  const above = panes.pagesAbove()
  return go(name, params, async url => {
    if (router.isAt(url)) return
    if (above > 1) await backBy(above - 1)
    const full = Taro.getCurrentPages().length >= STACK_LIMIT
    await (full || above ? Taro.redirectTo({ url }) : Taro.navigateTo({ url }))
  })
}

export function replace(name: RouteName, params: Partial<Params> = {}) {
  return go(name, params, url => Taro.redirectTo({ url }))
}

export function relaunch(name: RouteName, params: Partial<Params> = {}) {
  return go(name, params, url => Taro.reLaunch({ url }))
}

/** The reader will likely go there next. */
export function prefetch(name: RouteName) {
  router.prefetch(ROUTES[name].page)
}

/**
 * The address follows what the screen shows, in place: a refresh, a link or a login comes back to it. What was opened from it
 * and is seen beside it closes: it spoke of what was shown before.
 */
export async function rewrite(name: RouteName, params: Partial<Params> = {}) {
  const above = panes.pagesAbove()
  if (above) await backBy(above)
  router.rewrite(addressOf(name, params))
}

/** Whether this screen lies under the one on top. */
export function isBelow(name: RouteName) {
  const pages = Taro.getCurrentPages()
  const path = (pages[pages.length - 2]?.route ?? '').replace(/^\//, '').split('?')[0]
  return path === ROUTES[name].page || path === ROUTES[name].url.replace(/^\//, '')
}

/** Nothing of ours lies below this screen: one came in by it. */
export const isEntrance = () => Taro.getCurrentPages().length <= 1

/** One screen back; from the screen one came in by, out of the wrapper's page, or home where nothing wraps it. */
export async function back() {
  claimNavigation()
  if (!isEntrance()) return backGuards.release().then(() => Taro.navigateBack())
  return (await bridge.close()) ?? relaunch(HOME)
}

/** Added to a page's params by Taro for itself: they belong into no address. */
const TAROS_OWN = ['stamp', '$taroTimestamp']

const decoded = (given: Partial<Params>): Params =>
  fromEntries(
    Object.entries(given)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && TAROS_OWN.indexOf(entry[0]) < 0)
      .map(([name, value]) => [name, decodeValue(value)]),
  )

/** The params this page was opened with, decoded: hosts hand them over as they stand in the address. */
export function useParams(): Params {
  const given = useRouter().params
  const [params] = useState(() => decoded(given))
  return params
}

/** Nobody asks to be led back to where one comes by without asking, or is led on from. */
const NO_TARGETS: Array<RouteName | undefined> = [HOME, 'home-search', 'auth', 'ccc-no-login', undefined]

/** The public address of a page of the mini-program, which has no address bar. */
function addressOfPage(path: string, params: Params) {
  const page = path.replace(/^\//, '').split('?')[0]
  const name = ROUTE_NAMES.find(one => ROUTES[one].page === page)
  const isWhole = name && (ROUTES[name].url.match(/:\w+/g) ?? []).every(needed => params[needed.slice(1)])
  return isWhole ? addressOf(name, params) : ''
}

/** Where a host that has to start over leads its reader back to: where this page was to lead, or the page itself. */
export function currentTarget(): string | undefined {
  const { path = '', params: given = {} } = Taro.getCurrentInstance().router ?? {}
  const params = decoded(given)
  if (params.targeturl) return params.targeturl
  const address = router.address() ?? addressOfPage(path, params)
  return NO_TARGETS.indexOf(screenAt(address)?.name) < 0 ? address : undefined
}
