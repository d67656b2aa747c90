/** Going from screen to screen by name. */
import Taro, { useRouter } from '@tarojs/taro'
import { useState } from 'react'
import { copy } from '@/copy'
import { type Params, decodeValue, formatQuery } from '@/domain/address'
import { fromEntries } from '@/domain/from-entries'
import { LIMITS } from '@/domain/limits'
import { host } from '@/platform/host'
import { router } from '@/platform/router'
import { HOME, ROUTES, type RouteName } from '@/routes'
import { addressOf } from '@/screens'

/** WeChat keeps no more pages than this. */
const STACK_LIMIT = 10

/** Where the host finds a screen: a public address on H5, a page path in the mini-program. */
export function pathOf(name: RouteName, params: Partial<Params>) {
  const { page } = ROUTES[name]
  return router.url({ address: addressOf(name, params), page, query: formatQuery(params) })
}

/** A page in Moments leads nowhere but into the mini-program, by WeChat's own key under it: its reader is told. */
export function isAlone(): boolean {
  if (!host.isSinglePage()) return false
  void Taro.showToast({ title: copy.singlePage, icon: 'none', duration: LIMITS.toast.usual })
  return true
}

let wishes = 0
let leavingFor: string | undefined

/** The reader wishes to be elsewhere. Answers, later, whether that is their latest wish still. */
export function newWish() {
  const mine = ++wishes
  return () => mine === wishes
}

/**
 * Goes once the screen is at hand, and answers whether it went: not when it could not be had, which is told, nor when the
 * reader wished for something else meanwhile. A second tap on the same way out changes nothing.
 */
async function go(name: RouteName, params: Partial<Params>, leave: (url: string) => Promise<unknown>) {
  if (isAlone()) return false
  const isWished = newWish()
  const url = pathOf(name, params)
  const readiness = await router.prepare(ROUTES[name].page)
  if (!isWished() || leavingFor === url || readiness === 'left') return false
  if (readiness === 'failed') {
    void Taro.showToast({ title: copy.error.network, icon: 'none', duration: LIMITS.toast.usual })
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

export function open(name: RouteName, params: Partial<Params> = {}) {
  return go(name, params, async url => {
    if (router.isAt(url)) return
    const full = Taro.getCurrentPages().length >= STACK_LIMIT
    await (full ? Taro.redirectTo({ url }) : Taro.navigateTo({ url }))
  })
}

export function replace(name: RouteName, params: Partial<Params> = {}) {
  return go(name, params, url => Taro.redirectTo({ url }))
}

export function relaunch(name: RouteName, params: Partial<Params> = {}) {
  return go(name, params, url => Taro.reLaunch({ url }))
}

/** The reader will likely go there next. */
export function foresee(name: RouteName) {
  router.foresee(ROUTES[name].page)
}

/** The address follows what the screen on top shows, in place: a refresh, a link or a login comes back to it. */
export function rewrite(name: RouteName, params: Partial<Params> = {}) {
  router.rewrite(addressOf(name, params))
}

/** Whether this screen lies under the one on top. */
export function isBelow(name: RouteName) {
  const pages = Taro.getCurrentPages()
  const path = (pages[pages.length - 2]?.route ?? '').replace(/^\//, '').split('?')[0]
  return path === ROUTES[name].page || path === ROUTES[name].url.replace(/^\//, '')
}

/** One screen back; from the screen one came in by, home. */
export function back() {
  newWish()
  return Taro.getCurrentPages().length > 1 ? Taro.navigateBack() : relaunch(HOME)
}

/** Added to a page's params by Taro for itself: they belong into no address. */
const TAROS_OWN = ['stamp', '$taroTimestamp']

/** The params this page was opened with, decoded: hosts hand them over as they stand in the address. */
export function useParams(): Params {
  const given = useRouter().params
  const [params] = useState(() =>
    fromEntries(
      Object.entries(given)
        .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && TAROS_OWN.indexOf(entry[0]) < 0)
        .map(([name, value]) => [name, decodeValue(value)]),
    ),
  )
  return params
}

/** The address that this landing was asked to lead to, for a host that has to start over. */
export const currentTarget = () => {
  const target = Taro.getCurrentInstance().router?.params.targeturl
  return target ? decodeValue(target) : undefined
}
