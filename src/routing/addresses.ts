/** Converts between screens and their public addresses. No other file does this. */
import { type Params, fillPattern, matchPattern, parseQuery, splitAddress } from '@domain/format/address'
import { ROUTES, ROUTE_NAMES, type RouteName } from '@/routing/routes'

export interface ScreenTarget {
  name: RouteName
  params: Params
}

export const addressOfScreen = (name: RouteName, params: Partial<Params> = {}) => fillPattern(ROUTES[name].url, params)

/** Returns the screen of a public address without origin and basename, or `undefined` for an unknown address. */
export function screenAt(address: string): ScreenTarget | undefined {
  const { path, search } = splitAddress(address)
  for (const name of ROUTE_NAMES) {
    const params = matchPattern(ROUTES[name].url, path)
    if (params) return { name, params: { ...parseQuery(search), ...params } }
  }
  return undefined
}
