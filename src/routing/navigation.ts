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

/** WeChat's limit on open pages. */
const STACK_LIMIT = 10

/** Returns the host's URL of a screen: a public address on H5, a page path in the mini-program. */
export function hostUrlOf(name: RouteName, params: Partial<Params>) {
  const { page } = ROUTES[name]
  return router.url({ address: addressOfScreen(name, params), page, query: formatQuery(params) })
}

/** Whether the app is a single page in Moments, which cannot open other pages. If so, shows a message. */
export function warnIfInMoments(): boolean {
  if (!host.isSinglePage()) return false
  toast(copy.singlePage)
  return true
}

let claims = 0
let pendingUrl: string | undefined

/** Starts a navigation. Returns a function that tells whether it is still the latest one. */
export function startNavigation() {
  const claim = ++claims
  return () => claim === claims
}

/**
 * Opens a screen when its code is loaded. Returns false if the load fails, which shows a message.
 * Also returns false if the reader navigates elsewhere meanwhile, or taps the same target twice.
 */
async function go(name: RouteName, params: Partial<Params>, navigate: (url: string) => Promise<unknown>) {
  if (warnIfInMoments()) return false
  const isCurrent = startNavigation()
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

/** Goes back several screens and waits until the page below is shown. */
async function backBy(delta: number) {
  await backGuards.release()
  const nextPage = router.nextPage()
  await Taro.navigateBack({ delta })
  await nextPage
}

/** Opens a screen. In the split view, a screen opened from the list replaces all pages above the list. */
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
 * Updates the address to match the screen. A refresh, a link or a login then returns to the same content.
 * In the split view, closes the document beside the list, because it belongs to the old content.
 */
export async function rewrite(name: RouteName, params: Partial<Params> = {}) {
  const pagesAbove = splitView.pagesAbove()
  if (pagesAbove) await backBy(pagesAbove)
  router.rewrite(addressOfScreen(name, params))
}

/** Whether the screen is directly below the current one. */
export function isBelowCurrentScreen(name: RouteName) {
  const pages = Taro.getCurrentPages()
  const path = (pages[pages.length - 2]?.route ?? '').replace(/^\//, '').split('?')[0]
  return path === ROUTES[name].page || path === ROUTES[name].url.replace(/^\//, '')
}

/** Whether no other screen is below the current one. */
export const isFirstScreen = () => Taro.getCurrentPages().length <= 1

/** Goes one screen back. On the first screen, closes the native wrapper, or opens home without a wrapper. */
export async function back() {
  startNavigation()
  if (!isFirstScreen()) return backGuards.release().then(() => Taro.navigateBack())
  return (await bridge.close()) ?? relaunch(HOME)
}

/** The parameters that Taro adds for itself. They are not part of an address. */
const TARO_PARAMS = ['stamp', '$taroTimestamp']

const decodeParams = (raw: Partial<Params>): Params =>
  fromEntries(
    Object.entries(raw)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && TARO_PARAMS.indexOf(entry[0]) < 0)
      .map(([name, value]) => [name, decodeValue(value)]),
  )

/** Returns the decoded parameters of this page. Hosts pass them encoded. */
export function useParams(): Params {
  const raw = useRouter().params
  const [params] = useState(() => decodeParams(raw))
  return params
}

/** The screens to which the app does not return after a restart or login. `undefined` stands for an unknown address. */
const EXCLUDED_TARGETS: Array<RouteName | undefined> = [HOME, 'home-search', 'auth', 'ccc-no-login', undefined]

/** Returns the public address of a page in the mini-program, where no address bar shows it. */
function addressOfPage(path: string, params: Params) {
  const page = path.replace(/^\//, '').split('?')[0]
  const name = ROUTE_NAMES.find(routeName => ROUTES[routeName].page === page)
  const isWhole = name && (ROUTES[name].url.match(/:\w+/g) ?? []).every(param => params[param.slice(1)])
  return isWhole ? addressOfScreen(name, params) : ''
}

/**
 * Returns the address that the app opens after a restart or login: `targeturl` of the page, otherwise the page itself.
 * Returns `undefined` for the screens in `EXCLUDED_TARGETS`.
 */
export function currentReturnAddress(): string | undefined {
  const { path = '', params: raw = {} } = Taro.getCurrentInstance().router ?? {}
  const params = decodeParams(raw)
  if (params.targeturl) return params.targeturl
  const address = router.address() ?? addressOfPage(path, params)
  return EXCLUDED_TARGETS.indexOf(screenAt(address)?.name) < 0 ? address : undefined
}
