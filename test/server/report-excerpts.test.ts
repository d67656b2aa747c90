/** The excerpts of reasons in a report reach the sentence in which the court decides. */
import { EXCERPT_LENGTH, excerptsOf } from '../../server/report/excerpts'

const facts = (length: number) => `${'双方对事实各执一词，'.repeat(Math.ceil(length / 10))}经过如上。`
const POINT = '关于违约金是否过高的问题，原告主张按约定计算。'
const DECISION = '被告的抗辩缺乏依据，本院不予支持。'
const excerpt = (line: string) => excerptsOf([line], ['违约金'], 3)[0]!

test('a line that fits is quoted whole', () => {
  expect(excerpt(`本院认为，${POINT}${DECISION}`)).toBe(`本院认为，${POINT}${DECISION}`)
})

test('the decision is added to a line that is cut before it', () => {
  const text = excerpt(`本院认为，${POINT}${facts(600)}${DECISION}${facts(100)}`)
  expect(text).toMatch(/^本院认为，关于违约金/)
  expect(text.endsWith(`…${DECISION}`)).toBe(true)
  expect(text.length).toBeLessThan(EXCERPT_LENGTH + DECISION.length + 3)
})

test('a decision that is itself cut is completed, without a mark of omission', () => {
  const before = `本院认为，${POINT}`
  const text = excerpt(`${before}${'其'.repeat(EXCERPT_LENGTH - before.length - 5)}。${DECISION}${facts(100)}`)
  expect(text.endsWith(`其。${DECISION}`)).toBe(true)
})

test('a line without a decision stays cut', () => {
  const text = excerpt(`本院认为，${POINT}${facts(900)}`)
  expect(text.endsWith('…')).toBe(true)
})

test('a very long sentence is not added', () => {
  const text = excerpt(`本院认为，${POINT}${facts(600)}${'甲'.repeat(300)}，本院予以支持。`)
  expect(text.endsWith('…')).toBe(true)
  expect(text.length).toBeLessThan(EXCERPT_LENGTH + 3)
})

test('headings and the words before the result are left out', () => {
  expect(excerptsOf(['一、关于违约金', '违约金过高，应予调整；', '据此，判决如下：'], ['违约金'], 3)).toEqual([
    '违约金过高，应予调整；',
  ])
})
