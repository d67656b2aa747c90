import { Cache } from '../../../server/engine/cache'

describe('a cache', () => {
  it('drops the least recently used entries beyond its bytes', () => {
    const cache = new Cache<number>(30)
    for (const [key, value] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ] as const) {
      cache.set(key, value, 8)
    }
    expect(cache.get('a')).toBe(1)
    cache.set('d', 4, 8)
    expect(['a', 'b', 'c', 'd'].map(key => cache.get(key))).toEqual([1, undefined, 3, 4])
  })

  it('counts a replaced value once, and refuses a larger one than itself', () => {
    const cache = new Cache<number>(30)
    for (let value = 0; value < 9; value++) cache.set('a', value, 12)
    cache.set('b', 1, 12)
    cache.set('c', 1, 99)
    expect(['a', 'b', 'c'].map(key => cache.get(key))).toEqual([8, 1, undefined])
  })
})
