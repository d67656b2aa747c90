/** Quotations, compared with the words of the law. */
import { nearestPassage } from '@domain/citation-check/nearest'
import { bareWords, quoteMatcher } from '@domain/citation-check/quote-matching'

const isQuoted = (quote: string, text: string) => quoteMatcher(quote)(bareWords(text))

const TEXT = '民事主体从事民事活动，应当遵循诚信原则，秉持诚实，恪守承诺。\n另有规定的，依照其规定。'

test.each([
  '应当遵循诚信原则，秉持诚实',
  '应当遵循诚信原则,秉持诚实;'.replace(';', ''),
  '应当遵循诚信原则，秉持诚实。',
  '第七条 民事主体从事民事活动，应当遵循诚信原则',
  '民事主体……恪守承诺',
  '民事主体...恪守承诺.',
  '民事主体从事 民事活动，\n应当遵循诚信原则',
  '恪守承诺。另有规定的，依照其规定。',
])('%j is quoted', quote => expect(isQuoted(quote, TEXT)).toBe(true))

test.each(['应当遵循自愿原则', '恪守承诺……民事主体', '应当遵循诚信原则，恪守承诺'])('%j is not', quote =>
  expect(isQuoted(quote, TEXT)).toBe(false),
)

test('what comes nearest are the clauses that have most in common', () => {
  expect(nearestPassage('应当遵循自愿原则，秉持诚实', TEXT).text).toBe('应当遵循诚信原则，秉持诚实，')
  expect(nearestPassage('另有约定的，依照其约定', TEXT).text).toBe('另有规定的，依照其规定。')
  expect(nearestPassage('双倍返还定金', TEXT).similarity).toBe(0)
})
