import fc from 'fast-check'
import { fillPattern, formatQuery, hasShareKey, matchPattern, parseQuery, splitAddress } from '@domain/format/address'

const text = fc.string({ unit: 'grapheme', minLength: 1 })

describe('a public address', () => {
  test('encoded Chinese and a literal % survive in path and query', () => {
    const address = fillPattern('/article-partner/:id/:name', { id: '7', name: '百分之50%41', query: '100%' })
    expect(address).toBe('/article-partner/7/%E7%99%BE%E5%88%86%E4%B9%8B50%2541?query=100%25')
    const { path, search } = splitAddress(address)
    expect(matchPattern('/article-partner/:id/:name', path)).toEqual({ id: '7', name: '百分之50%41' })
    expect(parseQuery(search)).toEqual({ query: '100%' })
  })

  test('any text makes the round trip', () => {
    fc.assert(
      fc.property(text, text, text, (jid, name, value) => {
        const address = fillPattern('/case-detail/:jid', { jid, [`x${name}`]: value })
        const { path, search } = splitAddress(address)
        expect(matchPattern('/case-detail/:jid', path)).toEqual({ jid })
        expect(parseQuery(search)).toEqual({ [`x${name}`]: value })
      }),
    )
  })

  test('half an emoji does not break an address', () => {
    expect(fillPattern('/case-detail/:jid', { jid: 'a\ud83d', q: '\udc00😀' })).toBe(
      '/case-detail/a%EF%BF%BD?q=%EF%BF%BD%F0%9F%98%80',
    )
  })

  test('what was never properly encoded is taken literally', () => {
    expect(parseQuery('?a=100%&b=%E4&c')).toEqual({ a: '100%', b: '%E4', c: '' })
  })

  test.each([
    '/case-detail/c1?secretKey=k',
    '/case-detail/c1?query=a&secretKey=k',
    '/case-detail/c1?secret%4Bey=k',
    '/case-detail/c1?%73%65cretKey=k',
    '/case-detail/c1?SECRETKEY=k',
    '/case-detail/c1?;secretKey=k',
    '/case-detail/c1?a=b;secret%4bey=k',
    '/case-detail/c1;secretKey=k',
    '/case-detail/c1?a?secretKey=k',
    '/case-detail/c1?secretKey',
  ])('%s holds a key', address => expect(hasShareKey(address)).toBe(true))

  test.each([
    '/case-detail/c1',
    '/case-detail/secretKey',
    '/case-list?query=secretKey%3Dk',
    '/case-list?query=%26secretKey%3Dk',
    '/case-list?secretKeys=k',
    '/case-list?%2573ecretKey=k',
  ])('%s holds none', address => expect(hasShareKey(address)).toBe(false))

  test('another number of segments, or another word, is another screen', () => {
    expect(matchPattern('/case-detail/:jid', '/case-detail')).toBeUndefined()
    expect(matchPattern('/case-detail/:jid', '/case-detail/1/2')).toBeUndefined()
    expect(matchPattern('/case-detail/:jid', '/law-detail/1')).toBeUndefined()
    expect(matchPattern('/case-detail/:jid', '/case-detail/1/')).toEqual({ jid: '1' })
  })

  test('a missing param is a mistake, not an address', () => {
    expect(() => fillPattern('/case-detail/:jid', {})).toThrow('needs jid')
    expect(formatQuery({ a: undefined, b: '' })).toBe('?b=')
    expect(formatQuery({ a: ['1', '二'], b: [], c: '3' })).toBe('?a=1&a=%E4%BA%8C&c=3')
  })
})
