import queryString from '@/platform/router/query-string'

const plain = (query: string) => queryString.parse(query, { decode: false })

test('values come as they stand in the address, where that is asked for', () => {
  expect(plain('?query=%5B1%5D&a=1+2&b=x=y')).toEqual({ query: '%5B1%5D', a: '1+2', b: 'x=y' })
})

test('names come decoded, once', () => {
  expect(plain('secret%4Bey=%61&%2541=b')).toEqual({ secretKey: '%61', '%41': 'b' })
})

test('else they come decoded; what cannot be decoded is taken literally', () => {
  expect(queryString.parse('?query=%E6%B3%95+1&a=100%')).toEqual({ query: '法 1', a: '100%' })
})

test('nothing, empty values and names alone', () => {
  expect(plain('')).toEqual({})
  expect(plain('?')).toEqual({})
  expect(plain('a=&&b')).toEqual({ a: '', b: null })
})

test('a name that comes again keeps all its values', () => {
  expect(plain('a=1&a=2&a')).toEqual({ a: ['1', '2', null] })
})

test('a name of the language’s own does no harm', () => {
  expect(plain('constructor=1&toString=2')).toEqual({ constructor: '1', toString: '2' })
  expect(Object.getPrototypeOf(plain('__proto__=1'))).toBe(Object.prototype)
})
