/** Where a deep link leads, spec section 2: a targeturl wins over everything, then isAdvSearch, then type, then the home screen. */
import type { Params } from '@domain/format/address'
import { fromEntries } from '@domain/from-entries'
import { HOME, type RouteName } from '@/routing/routes'
import { type Own, type Target, allowedTarget } from './target'
import { deepLinkOf } from './types'

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
