/** Navigates between screens by name. */
import Taro, { useRouter } from '@tarojs/taro'
import { useState } from 'react'
import { copy } from '@/copy'
import { type Params, decodeValue, formatQuery } from '@domain/format/address'
import { fromEntries } from '@domain/guards'
import { backGuards } from '@/platform/back-guard'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import { splitView } from '@/platform/split-view'
import { router } from '@/platform/router'
import { toast } from '@/platform/messages'
import { HOME, ROUTES, ROUTE_NAMES, type RouteName } from '@/routing/routes'
import { addressOfScreen, screenAt } from './routes'

/** WeChat's limit for the number of open pages. */
const STACK_LIMIT = 10

/** Returns the host's url of a screen: a public address on H5, a page path in the mini-program. */
export function hostUrlOf(name: RouteName, params: Partial<Params>) {
  const { page } = ROUTES[name]
  return router.url({ address: addressOfScreen(name, params), page, query: formatQuery(params) })
}

/**
 * Shows a message if the app runs as a single page in Moments, which cannot open other pages. Returns whether it did.
 */
export function refuseInMoments(): boolean {
  if (!host.isSinglePage()) return false
  toast(copy.singlePage)
  return true
}

let claims = 0
let pendingUrl: string | undefined

/** Starts a navigation. Returns a function that tells whether no later navigation has started. */
export function claimNavigation() {
  const claim = ++claims
  return () => claim === claims
}

/**
 * Opens a screen once its code is loaded. Returns false if the load failed, which shows a message. Also
 * returns false if the reader has navigated elsewhere meanwhile. A second tap on the same target does
 * nothing.
 */
async function go(name: RouteName, params: Partial<Params>, navigate: (url: string) => Promise<unknown>) {
  if (refuseInMoments()) return false
  const isCurrent = claimNavigation()
  const url = hostUrlOf(name, params)
  const readiness = await router.prepare(ROUTES[name].page)
  if (!isCurrent() || pendingUrl === url || readiness === 'left') return false
  if (readiness === 'failed') {
    toast(copy.error.network)
    return false
  }
  pendingUrl = url
  try {
    await navigate(url)
  } finally {
    pendingUrl = undefined
  }
  return true
}

/** Steps back and waits until the page below is shown. */
async function backBy(delta: number) {
  await backGuards.release()
  const nextPage = router.nextPage()
  await Taro.navigateBack({ delta })
  await nextPage
}

/** Opens a screen. In the split view a screen opened from the list replaces all pages above the list. */
export function open(name: RouteName, params: Partial<Params> = {}) {
  const pagesAbove = splitView.pagesAbove()
  return go(name, params, async url => {
    if (router.isAt(url)) return
    if (pagesAbove > 1) await backBy(pagesAbove - 1)
    const isFull = Taro.getCurrentPages().length >= STACK_LIMIT
    await (isFull || pagesAbove ? Taro.redirectTo({ url }) : Taro.navigateTo({ url }))
  })
}

export function replace(name: RouteName, params: Partial<Params> = {}) {
  return go(name, params, url => Taro.redirectTo({ url }))
}

export function relaunch(name: RouteName, params: Partial<Params> = {}) {
  return go(name, params, url => Taro.reLaunch({ url }))
}

/** Loads the code of a screen that the reader will probably open next. */
export function prefetch(name: RouteName) {
  router.prefetch(ROUTES[name].page)
}

/**
 * Updates the address to match the screen, so that a refresh, a link or a login returns to the screen. Closes the
 * document next to the list, because it belongs to the old content.
 */
export async function rewrite(name: RouteName, params: Partial<Params> = {}) {
  const pagesAbove = splitView.pagesAbove()
  if (pagesAbove) await backBy(pagesAbove)
  router.rewrite(addressOfScreen(name, params))
}

/** Whether this screen is directly below the top one. */
export function isBelow(name: RouteName) {
  const pages = Taro.getCurrentPages()
  const path = (pages[pages.length - 2]?.route ?? '').replace(/^\//, '').split('?')[0]
  return path === ROUTES[name].page || path === ROUTES[name].url.replace(/^\//, '')
}

/** Whether the current screen is the first one that was opened. */
export const isEntrance = () => Taro.getCurrentPages().length <= 1

/** Goes one screen back. On the first screen, closes the native wrapper, or opens home if there is no wrapper. */
export async function back() {
  claimNavigation()
  if (!isEntrance()) return backGuards.release().then(() => Taro.navigateBack())
  return (await bridge.close()) ?? relaunch(HOME)
}

/** The params that Taro adds for its own use. They are not part of an address. */
const TARO_PARAMS = ['stamp', '$taroTimestamp']

const decodeParams = (raw: Partial<Params>): Params =>
  fromEntries(
    Object.entries(raw)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && TARO_PARAMS.indexOf(entry[0]) < 0)
      .map(([name, value]) => [name, decodeValue(value)]),
  )

/** Returns the decoded params of this page. Hosts pass them encoded, as in the address. */
export function useParams(): Params {
  const raw = useRouter().params
  const [params] = useState(() => decodeParams(raw))
  return params
}

/** The screens to which the app does not return after a restart: the start screens and those that redirect. */
const EXCLUDED_TARGETS: Array<RouteName | undefined> = [HOME, 'home-search', 'auth', 'ccc-no-login', undefined]

/** Returns the public address of a page in the mini-program, which has no address bar. */
function addressOfPage(path: string, params: Params) {
  const page = path.replace(/^\//, '').split('?')[0]
  const name = ROUTE_NAMES.find(routeName => ROUTES[routeName].page === page)
  const isWhole = name && (ROUTES[name].url.match(/:\w+/g) ?? []).every(param => params[param.slice(1)])
  return isWhole ? addressOfScreen(name, params) : ''
}

/** Returns the address to return to after a restart: the page's own `targeturl`, or the page itself. */
export function currentTarget(): string | undefined {
  const { path = '', params: raw = {} } = Taro.getCurrentInstance().router ?? {}
  const params = decodeParams(raw)
  if (params.targeturl) return params.targeturl
  const address = router.address() ?? addressOfPage(path, params)
  return EXCLUDED_TARGETS.indexOf(screenAt(address)?.name) < 0 ? address : undefined
}
