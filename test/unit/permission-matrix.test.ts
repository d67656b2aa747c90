import { PERMISSION_POINTS, type PermissionPoint } from '@contract/user'
import { encodeUrlQuery } from '@domain/query/codec'
import { shareRequestFor } from '@/api/share'
import { type AccessDecision, accessDecision } from '@/features/access/guard'
import type { Host } from '@/platform/ports/session'
import { settings } from '@/platform/settings'
import { ROUTES, ROUTE_NAMES } from '@/routing/routes'
import type { Visitor } from '@/stores/session'

const ALL: PermissionPoint[] = [...PERMISSION_POINTS]
const visitorWith = (points?: string[]): Visitor => ({
  name: '',
  isAlphaUser: false,
  isTrial: false,
  trialOnly: false,
  points,
})

const VISITORS = {
  guest: { token: undefined, isNew3cUser: false, visitor: undefined },
  member: { token: 't', isNew3cUser: false, visitor: visitorWith() },
  'office with': { token: 't', isNew3cUser: true, visitor: visitorWith(ALL) },
  'office without': { token: 't', isNew3cUser: true, visitor: visitorWith([]) },
  trial: { token: 't', isNew3cUser: false, visitor: { ...visitorWith(), isTrial: true, trialOnly: true } },
}
type Who = keyof typeof VISITORS
const WHO = Object.keys(VISITORS) as Who[]
const HOSTS: Host[] = ['weapp', 'app', 'wechat', 'browser']

/** Said once more, in the words of spec section 6 and product.md 2, and not by the code under test. */
function expected(who: Who, route: (typeof ROUTES)[keyof typeof ROUTES], host: Host): AccessDecision {
  if (who === 'office without' && route.point) return 'denied'
  if (route.shareMethod && host === 'weapp') return who === 'guest' ? 'gated' : 'mint'
  return 'open'
}

describe('every visitor at every door, without a key', () => {
  const cases = WHO.flatMap(who => ROUTE_NAMES.map(name => [who, name] as const))
  test.each(cases)('%s at %s', (who, name) => {
    for (const host of HOSTS) {
      expect([host, accessDecision(name, {}, VISITORS[who], host)]).toEqual([host, expected(who, ROUTES[name], host)])
    }
  })
})

test('a screen that the deployment lacks is closed, and a key still opens its content', () => {
  settings.notOffered = ['case-visual']
  expect(accessDecision('case-visual', {}, VISITORS.member, 'weapp')).toBe('closed')
  expect(accessDecision('case-visual', { secretKey: 'k' }, VISITORS.guest, 'weapp')).toBe('check')
  settings.notOffered = []
})

describe('a key', () => {
  const gated = ROUTE_NAMES.filter(name => ROUTES[name].shareMethod)
  test.each(gated)('lets a guest in at %s once it has been checked, on every host', name => {
    for (const host of HOSTS) expect(accessDecision(name, { secretKey: 'k' }, VISITORS.guest, host)).toBe('check')
  })
  test.each(gated)('spares a member the minting at %s', name => {
    expect(accessDecision(name, { secretKey: 'k' }, VISITORS.member, 'weapp')).toBe('open')
  })
  test('is asked for with the document and the query it was found with', () => {
    const query = encodeUrlQuery([{ name: '全文', value: '违约金' }])
    expect(shareRequestFor('case-detail', { jid: '7', query })).toEqual([
      { method: 'judgement_details_interface', params: { query: 'jid:7,全文:违约金' } },
    ])
    expect(shareRequestFor('case-visual', { query })).toEqual([
      { method: 'case_visual_interface', params: { query: '全文:违约金', id: undefined } },
    ])
  })
})

describe('an office user', () => {
  test('waits until the grants are known', () => {
    expect(accessDecision('case-list', {}, { token: 't', isNew3cUser: true, visitor: undefined }, 'browser')).toBe(
      'ask',
    )
    expect(accessDecision('search', {}, { token: 't', isNew3cUser: true, visitor: undefined }, 'browser')).toBe('open')
  })
  test('is asked for the point that cccPermissionPoint names instead of the page’s own', () => {
    const some = { token: 't', isNew3cUser: true, visitor: visitorWith(['article']) }
    expect(accessDecision('case-list', { cccPermissionPoint: 'article' }, some, 'browser')).toBe('open')
    expect(accessDecision('article-list', { cccPermissionPoint: 'judgement' }, some, 'browser')).toBe('denied')
    expect(accessDecision('search', { cccPermissionPoint: 'judgement' }, some, 'browser')).toBe('denied')
  })
  test('needs one point for each library', () => {
    for (const name of ROUTE_NAMES) {
      const { point } = ROUTES[name]
      if (!point) continue
      const others = ALL.filter(each => each !== point)
      expect(accessDecision(name, {}, { token: 't', isNew3cUser: true, visitor: visitorWith(others) }, 'browser')).toBe(
        'denied',
      )
      expect(
        accessDecision(name, {}, { token: 't', isNew3cUser: true, visitor: visitorWith([point]) }, 'browser'),
      ).toBe('open')
    }
  })
})
