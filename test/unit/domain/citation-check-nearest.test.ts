/**
 * The passage nearest to a quotation equals the result of trying every passage. The work does not grow with their
 * number.
 */
import { nearestPassage, type NearestPassage } from '@domain/citation-check/nearest'
import { bareWords, quoteMatcher, withoutArticleNumber } from '@domain/citation-check/quote-matching'
import { stepsOf } from '../../support/steps'

const CLAUSE = /[^，。；：\n]*[，。；：\n]|[^，。；：\n]+/g

/** No pair stands across the end of a line. */
function pairsOf(lines: string[]) {
  const pairs = new Map<string, number>()
  for (const bare of lines.map(bareWords))
    for (let at = 0; at + 1 < bare.length; at++) {
      const pair = bare.slice(at, at + 2)
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
    }
  return pairs
}

function likenessOf(quote: string, stretch: string) {
  const [quotePairs, stretchPairs] = [pairsOf([withoutArticleNumber(quote)]), pairsOf(stretch.split('\n'))]
  const sum = (pairs: Map<string, number>) => [...pairs.values()].reduce((all, count) => all + count, 0)
  const common = [...quotePairs].reduce((all, [pair, count]) => all + Math.min(count, stretchPairs.get(pair) ?? 0), 0)
  const all = sum(quotePairs) + sum(stretchPairs)
  return all ? (2 * common) / all : 0
}

/** Every stretch tried, one after the other. */
function nearestOfAll(quote: string, text: string): NearestPassage {
  const clauses = text.match(CLAUSE) ?? []
  let best: NearestPassage = { text: '', similarity: 0 }
  clauses.forEach((_, from) => {
    let stretch = ''
    for (const clause of clauses.slice(from)) {
      stretch += clause
      const likeness = likenessOf(quote, stretch)
      if (likeness > best.similarity) best = { text: stretch.trim(), similarity: likeness }
      if (stretch.length > quote.length + 60) break
    }
  })
  return best
}

const pick = <T>(items: readonly T[]) => items[Math.floor(Math.random() * items.length)]!
const made = (signs: string, length: number) => Array.from({ length }, () => pick([...signs])).join('')

const ALPHABETS = ['甲乙，', '甲乙丙丁，。\n', '甲，\n', '甲乙丙丁戊己庚辛，。；：', '甲乙.,"“ \n', '第一条甲乙，…*']

test('it is the first of the nearest of all stretches', () => {
  for (let round = 0; round < 200; round++) {
    const text = made(pick(ALPHABETS), Math.floor(Math.random() * 160))
    const quote = pick([made(pick(ALPHABETS), Math.floor(Math.random() * 40)), text.slice(5, 25), text.slice(9, 60)])
    expect([quote, text, nearestPassage(quote, text)]).toEqual([quote, text, nearestOfAll(quote, text)])
  }
})

test('so it is of a long article, where no more than the quotation’s length counts', () => {
  const clause = (at: number) => `第${at % 7}种情形下的当事人应当在${at}日内履行义务${at % 3 ? '，' : '。\n'}`
  const text = Array.from({ length: 120 }, (_, at) => clause(at)).join('')
  for (const quote of [
    '当事人应当在五十日内履行义务，应当在51日内履行通知义务',
    '履行',
    '当',
    '',
    text.slice(300, 520),
  ])
    expect(nearestPassage(quote, text)).toEqual(nearestOfAll(quote, text))
})

const usual = '当事人应当在七日之外不履行告知义务的，应当说明理由；'
const SHAPES: Array<[what: string, quote: (size: number) => string, text: (size: number) => string]> = [
  [
    'clauses as laws have them',
    size => usual.repeat(size),
    size => '当事人一方应当在七日内履行通知义务，'.repeat(8 * size),
  ],
  ['clauses of one character', size => '当，事，'.repeat(5 * size), size => '事，当，人，'.repeat(40 * size)],
  ['signs alone', size => '，。'.repeat(10 * size), size => '，，。'.repeat(60 * size)],
  ['one clause', size => '当事'.repeat(10 * size), size => '当事人'.repeat(60 * size)],
  ['pairs that come again and again', size => '甲甲甲，'.repeat(5 * size), size => '甲甲，甲，'.repeat(40 * size)],
  ['nothing in common', size => usual.repeat(size), size => '本法自公布之日起施行。'.repeat(12 * size)],
]

test.each(SHAPES)('twice as much of both is less than three times the work: %s', (_, quote, text) => {
  const steps = (size: number) => {
    const [quotation, passage] = [quote(size), text(size)]
    return stepsOf(() => nearestPassage(quotation, passage))
  }
  const [once, twice] = [steps(20), steps(40)]
  expect(once).toBeGreaterThan(20)
  expect(twice / once).toBeLessThan(3)
})

test('signs around a part are passed over once', () => {
  const steps = (size: number) => stepsOf(() => quoteMatcher(`甲${'，'.repeat(size)}乙${'。；'.repeat(size)}`)('甲乙'))
  const [once, twice] = [steps(500), steps(1000)]
  expect(once).toBeGreaterThan(500)
  expect(twice / once).toBeLessThan(3)
})
