/**
 * Generates judgments that are realistic for an index, with a skewed vocabulary, sentences and paragraphs.
 * They are the same in every run.
 */
import type { CollectionSpec, EngineDocument, SuggestEntry } from '../../../server/engine/port'

export const SPEC: CollectionSpec = {
  name: 'case',
  scopes: ['事实', '本院认为', '裁判结果'],
  names: ['法院', '法官', '当事人'],
  values: ['案由', '地区', '年份', '程序', '类型', '层级', '审理', '结果', '行业', '法条', '标的段', '律所'],
  trees: ['案由', '地区'],
  numbers: ['日期', '标的'],
}

export function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  /** Returns an index below the limit. Low indexes are far more frequent, like common words in natural language. */
  const skewed = (limit: number) => Math.floor(limit ** next() - 1)
  return { next, below, skewed }
}

type Random = ReturnType<typeof randomFrom>

const CHARACTERS = [
  ...'的原被告合同一二三人法院本应有不中民公司年月日为与在以及其第条款约定付支借欠利息违金额判决书事实证据请求上诉审理认为依照规定',
  ...'责任损害赔偿交货物买卖租赁房屋建设工程劳动争议股权转让担保抵押物权侵犯商标专利著作离婚继承抚养财产分割保险交通故罪刑期徒盗窃诈骗故意伤害',
  ...Array.from({ length: 1800 }, (_, n) => String.fromCodePoint(0x5000 + n * 7)),
]

export const COMMON = ['本院认为', '合同', '原告', '违约金', '借款合同', '依法', '支付', '利息']

function vocabulary(random: Random): string[] {
  const word = () =>
    Array.from({ length: 2 + random.below(3) }, () => CHARACTERS[random.skewed(CHARACTERS.length)]).join('')
  return [...COMMON, ...Array.from({ length: 12_000 }, word)]
}

function paragraph(random: Random, words: string[], length: number): string {
  let text = ''
  while (text.length < length) {
    text += words[random.skewed(words.length)]!
    const sign = random.next()
    if (sign < 0.1) text += '，'
    else if (sign < 0.16) text += '。'
    else if (sign < 0.17) text += '；'
  }
  return `${text}。`
}

const several = (random: Random, name: string, limit: number, most = 1) =>
  Array.from({ length: 1 + random.below(most) }, () => `${name}${random.skewed(limit)}`)

const below = (random: Random, name: string) => {
  const top = random.skewed(30)
  return `${name}${top}/${name}${top}-${random.skewed(12)}/${name}${top}-${random.below(5)}`
}

/** The number of paragraphs of each part of a judgment. A paragraph has about 125 characters. */
export const PARAGRAPHS = { '': 3, 事实: 4, 本院认为: 4, 裁判结果: 1 }
export type Paragraphs = typeof PARAGRAPHS

function documentOf(n: number, random: Random, words: string[], paragraphs: Paragraphs): EngineDocument {
  const section = ([scope, count]: [string, number]) => ({
    scope,
    text: Array.from({ length: count }, () => paragraph(random, words, 120)).join('\n'),
  })
  const simple = ['年份', '程序', '类型', '层级', '审理', '结果', '行业', '标的段']
  return {
    id: `case-${n}`,
    title: `${paragraph(random, words, 16)}判决书`,
    blocks: Object.entries(paragraphs).map(section),
    names: {
      法院: several(random, '人民法院', 3000),
      法官: several(random, '法官', 5000, 3),
      当事人: several(random, '当事人公司', 20_000, 3),
    },
    values: {
      ...Object.fromEntries(simple.map(field => [field, several(random, field, 14)])),
      案由: [below(random, '案由')],
      地区: [below(random, '地区')],
      法条: several(random, '法条', 600, 6),
      律所: several(random, '律所', 400, 2),
    },
    numbers: {
      日期: 20100101 + random.below(16) * 10_000 + random.below(12) * 100 + random.below(28),
      标的: random.below(1e7),
    },
    weight: random.below(3),
    payload: { caseNumber: `（2020）京01民初${n}号`, court: '某某人民法院', summary: paragraph(random, words, 80) },
  }
}

export function* documents(count: number, paragraphs = PARAGRAPHS): Generator<EngineDocument> {
  const random = randomFrom(7)
  const words = vocabulary(random)
  for (let n = 0; n < count; n++) yield documentOf(n, random, words, paragraphs)
}

export function suggestions(count: number): SuggestEntry[] {
  const random = randomFrom(11)
  const words = vocabulary(random)
  return Array.from({ length: count }, (_, n) => ({
    dictionary: 'words',
    kind: `类${n % 6}`,
    text: Array.from({ length: 1 + random.below(4) }, () => words[random.skewed(words.length)]).join(''),
    weight: random.below(1000),
  }))
}

/** Returns the words of the vocabulary, the most common first. */
export const someWords = () => vocabulary(randomFrom(7))
