import { removeGroup, groupSign } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import { encodedLength } from '@domain/query/codec'
import { addTypedText } from '@domain/query/search-box'

const entered = (text: string) => {
  const outcome = addTypedText([], text, '全文')
  if (outcome.kind !== 'changed') throw new Error(outcome.kind)
  return outcome.conditions
}
const words = (count: number) => Array.from({ length: count }, (_, at) => `词${String.fromCharCode(0x4e00 + at)}`)

test('a sign is as short for a long word as for a short one, the same for the same, another for another', () => {
  const signs = ['', '法', '违约金'.repeat(1000), ...words(2000)].map(word => groupSign('全文', word))
  expect(new Set(signs.map(sign => sign.length))).toEqual(new Set([7]))
  expect(new Set(signs).size).toBe(signs.length)
  expect(groupSign('全文', '法')).toBe(groupSign('全文', '法'))
  expect(groupSign('标题', '法')).not.toBe(groupSign('全文', '法'))
})

test('fifteen words in a line of 44 characters are a short query, and so is a box full of words', () => {
  const line = words(15).join(' ')
  expect(line).toHaveLength(44)
  expect(encodedLength(entered(line))).toBeLessThan(LIMITS.input.encodedQuery / 2)
  const full = words(33).join(' ')
  expect(full.length).toBeLessThanOrEqual(LIMITS.input.box)
  expect(encodedLength(entered(full))).toBeLessThan(LIMITS.input.encodedQuery)
})

test('each word of a line goes alone; what an older address made together goes together', () => {
  const [first, ...others] = entered('违约金 过高 酌减')
  expect(first && removeGroup([first, ...others], first)).toEqual(others)
  const old = ['违约金', '过高'].map(value => ({ name: '全文', value, selectSign: '全文:违约金 过高 与更多的词' }))
  expect(removeGroup([...old, ...others], old[0]!)).toEqual(others)
})
