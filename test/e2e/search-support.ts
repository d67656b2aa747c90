/** The search box, with its suggestions and replies. */
import type { Route } from 'playwright-core'
import { copy } from '@/copy'
import { eventually } from '../support/time'
import type { Phone } from './support'

export const SUGGEST = /recommend\/suggest/
export const EVIL = '<img src=x onerror="window.hacked=1">'

export const box = (phone: Phone) => phone.top.locator(`input[aria-label="${copy.searchBar.label}"]`)
export const suggestion = (phone: Phone, text: string) =>
  phone.top.locator('.suggestions__group .list-item__tap').filter({ hasText: text })
export const chips = (phone: Phone) => phone.top.locator('.chip:visible').allInnerTexts()
export const history = (phone: Phone) => phone.top.locator('.search-history .list-item').allInnerTexts()
export const layer = (phone: Phone) => phone.top.locator('.search-layer')
export const openBar = (phone: Phone) => phone.top.locator('.search-bar__open').tap({ position: { x: 20, y: 20 } })

export const addressed = (path: string, conditions: object[]) =>
  `${path}?query=${encodeURIComponent(JSON.stringify(conditions))}`
export const conditionsIn = (phone: Phone) => {
  const { pathname, searchParams } = new URL(phone.address, 'http://x')
  const query = JSON.parse(searchParams.get('query') ?? '[]') as { name: string; value: string }[]
  return [pathname, ...query.map(({ name, value }) => `${name}:${value}`)]
}
export const expectConditions = (phone: Phone, ...expected: string[]) =>
  eventually(async () => expect(conditionsIn(phone)).toEqual(expected))

export const suggesting = (...names: string[]) => ({
  status: 0,
  succeed: true,
  result: [
    {
      pre: '案由',
      directToPageFlag: false,
      value: names.map(name => ({ name, value: name, valueHighLight: [name], description: '' })),
    },
  ],
})
export const keyword = (route: Route) => new URL(route.request().url()).searchParams.get('keyword') ?? ''
