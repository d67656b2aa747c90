/** Where a deep link leads, spec section 2: a targeturl wins over everything, then isAdvSearch, then type, then the home screen. */
import type { Params } from '@domain/format/address'
import { fromEntries } from '@domain/from-entries'
import { HOME, type RouteName } from '@/routing/routes'
import { type ScreenTarget, screenAt } from '@/routing/addresses'
import { deepLinkOf } from './types'

interface Own {
  /** Origins at which this app is served. */
  origins: string[]
  basename: string
  /** Foreign hosts (with a port, if it is not the usual one) that may be led to, by https only. */
  hosts: string[]
}

type Target = { kind: 'screen'; screen: ScreenTarget } | { kind: 'outside'; url: string }

/** Scheme, host and port, and the rest. Anything fancier (user names, backslashes, control characters) is no address of ours. */
const ABSOLUTE = /^(https?):\/\/([a-z\d](?:[a-z\d.-]*[a-z\d])?)(:\d{1,5})?([/?#].*)?$/i
/** Browsers read a backslash as a slash and drop control characters: an address with either is not what it seems. */
const suspicious = (target: string) => [...target].some(char => char === '\\' || char < ' ' || char === '\u007f')

const usualPort = { http: ':80', https: ':443' } as const

function withoutBasename(path: string, basename: string) {
  if (!basename) return path
  return path === basename || path.startsWith(`${basename}/`) ? path.slice(basename.length) || '/' : undefined
}

function ownScreen(path: string): Target | undefined {
  const screen = screenAt(path)
  // A deep link that leads to a deep link would go round for ever.
  return screen && screen.name !== 'auth' ? { kind: 'screen', screen } : undefined
}

/** A `targeturl` may lead to our own screens, and to hosts that the deployer has named. */
export function allowedTarget(target: string, own: Own): Target | undefined {
  if (suspicious(target)) return undefined
  if (target.startsWith('/')) return target.startsWith('//') ? undefined : ownScreen(target)

  const [, scheme = '', host = '', port = '', rest = '/'] = ABSOLUTE.exec(target) ?? []
  if (!host) return undefined
  const protocol = scheme.toLowerCase() as keyof typeof usualPort
  const place = host.toLowerCase() + (port === usualPort[protocol] ? '' : port)

  if (own.origins.includes(`${protocol}://${place}`)) {
    const inside = withoutBasename(rest.startsWith('/') ? rest : `/${rest}`, own.basename)
    return inside ? ownScreen(inside) : undefined
  }
  return protocol === 'https' && own.hosts.includes(place) ? { kind: 'outside', url: target } : undefined
}

/** What is for this screen itself; the rest travels on. */
const OWN_PARAMS = ['targeturl', 'type', 'isAdvSearch', 'code', 'state', 'stamp', '$taroTimestamp']

const to = (name: RouteName, params: Params = {}): Target => ({ kind: 'screen', screen: { name, params } })

const isOn = (flag: string | undefined) => flag !== undefined && !/^(?:|0|false)$/i.test(flag)

export function destinationOf(params: Params, own: Own): Target {
  const { targeturl, type = '', isAdvSearch } = params
  if (targeturl) return allowedTarget(targeturl, own) ?? to(HOME)

  const rest = fromEntries(Object.entries(params).filter(([name]) => !OWN_PARAMS.includes(name)))
  if (isOn(isAdvSearch)) return to('advanced', type ? { type, ...rest } : rest)

  const link = deepLinkOf(type)
  if (!link) return to(HOME)
  const { list, detail, needs = [], otherwise } = link
  const [first = ''] = needs
  const { id, ...others } = rest
  const named = id && !rest[first] ? { ...others, [first]: id } : rest
  return detail && needs.every(name => named[name]) ? to(detail, { ...otherwise, ...named }) : to(list, rest)
}
