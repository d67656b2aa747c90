/** Screens and their public addresses; made and read here and nowhere else. */
import { type Params, fillPattern, matchPattern, parseQuery, splitAddress } from '@domain/format/address'
import { ROUTES, ROUTE_NAMES, type RouteName } from '@/routing/routes'

export interface Screen {
  name: RouteName
  params: Params
}

export const addressOf = (name: RouteName, params: Partial<Params> = {}) => fillPattern(ROUTES[name].url, params)

/** The screen of a public address (without origin and basename), if there is one. */
export function screenAt(address: string): Screen | undefined {
  const { path, search } = splitAddress(address)
  for (const name of ROUTE_NAMES) {
    const params = matchPattern(ROUTES[name].url, path)
    if (params) return { name, params: { ...parseQuery(search), ...params } }
  }
  return undefined
}
