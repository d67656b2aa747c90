/** Queries to the real corpus, and the first page that a lawyer expects. */
import type { Clause, Engine, EngineDocument } from '../../../../server/engine/port'
import { caseLibrary } from '../../../../server/libraries/case'
import { lawLibrary } from '../../../../server/libraries/law'
import { occurrences } from '@domain/text/matching'

interface Judged {
  /** Titles that come first, in this order. */
  first?: RegExp[]
  /** Titles among the first ten. */
  among?: RegExp[]
  none?: RegExp
  /** Each of the first ten has each word so often, or all words together so often. */
  each?: number
  together?: number
  /** The document with the most occurrences of the words is among the first ten. */
  most?: true
}

type Question = [words: string, expected: Judged]

const LAWS: Question[] = [
  [
    '劳动合同',
    {
      first: [/劳动合同法$/, /劳动合同法实施条例$/],
      among: [/劳动法$/, /审理劳动争议案件/, /工会法$/],
      none: /食品安全法|民用航空法/,
      each: 3,
      most: true,
    },
  ],
  ['民间借贷 利息', { first: [/审理民间借贷案件/], most: true }],
  ['合同 解除', { among: [/民法典.*合同编/, /买卖合同纠纷/, /租赁合同纠纷/, /劳动合同法$/], each: 3 }],
  ['工伤认定', { first: [/工伤保险/, /工伤保险/], most: true }],
  ['正当防卫', { first: [/民法典.*总则编/], among: [/刑法$/, /民法典$/] }],
  ['减刑', { first: [/减刑/, /减刑/, /减刑/, /减刑/, /减刑/], among: [/监狱法$/], together: 4 }],
  ['增值税', { first: [/中华人民共和国增值税法$/], among: [/增值税暂行条例$/], together: 3 }],
  ['未成年人 保护', { first: [/未成年人保护法$/], among: [/未成年人网络保护条例/, /预防未成年人犯罪法/], most: true }],
  ['商标 侵权', { first: [/商标法$/, /商标民事纠纷/], among: [/反不正当竞争法/] }],
  ['股东 知情权', { first: [/公司法/, /公司法/] }],
  ['消费者', { first: [/消费者权益保护法/], most: true, together: 10 }],
  ['专利权', { among: [/专利法$/, /专利法实施细则/, /侵犯专利权/], most: true, together: 5 }],
  ['破产', { first: [/破产/, /破产/, /破产/], among: [/企业破产法$/], together: 9 }],
  ['行政复议', { first: [/行政复议法$/, /行政复议法实施条例/], most: true, together: 3 }],
  [
    '建设工程',
    { among: [/建设工程勘察设计管理条例/, /建设工程质量条例/, /建设工程施工合同/], together: 8, most: true },
  ],
  ['著作权', { among: [/著作权法$/, /著作权法实施条例/, /审理著作权/], together: 8 }],
  ['机动车 交通事故', { among: [/道路交通安全法$/, /道路交通事故损害赔偿/, /交通事故责任强制保险条例/] }],
  ['虚假陈述', { first: [/虚假陈述/], most: true }],
]

const CASES: Question[] = [
  ['违约金', { each: 5, most: true }],
  ['民间借贷 利息', { first: [/民间借贷/, /民间借贷/, /民间借贷/] }],
  ['表见代理', { among: [/长芦盐业/], most: true }],
  ['善意取得', { most: true }],
  ['工伤认定', { first: [/劳动争议/] }],
  ['增值税专用发票', { first: [/虚开增值税专用发票/, /虚开增值税专用发票/], most: true }],
  ['合同解除', { most: true }],
  ['正当防卫', { first: [/故意伤害罪/, /故意伤害罪/], most: true }],
  ['抢劫', { together: 5 }],
  ['股权转让', { first: [/股权转让/, /股权转让/, /股权转让/], each: 4, most: true }],
  ['商标', { first: [/商标/], none: /故意杀人|抢劫/, each: 2, most: true }],
  ['离婚', { first: [/离婚/], each: 2, most: true }],
  ['不当得利', { first: [/不当得利/, /不当得利/] }],
  ['建设工程 工程款', { first: [/建设工程/, /建设工程/, /建设工程/], each: 2 }],
  ['保证 担保', { each: 3 }],
]

const fullText = ({ title, blocks }: EngineDocument) => [title, ...blocks.map(({ text }) => text)].join('\n')

export function describeFirstPages(engine: () => Engine) {
  const question = (collection: 'law' | 'case', words: string[], size: number) => {
    const clauses = words.map((word): Clause => ({ kind: 'text', scope: 'full', words: [word] }))
    const order = { law: lawLibrary, case: caseLibrary }[collection].view.orders.relevance!
    return engine().search({ collection, where: { kind: 'all', clauses }, order, from: 0, size })
  }

  const rows = [
    ...LAWS.map(([words, expected]) => ['law', words, expected] as const),
    ...CASES.map(([words, expected]) => ['case', words, expected] as const),
  ]
  it.each(rows)('%s: %s', async (collection, text, { first = [], among = [], none, each, together, most }) => {
    const words = text.split(' ')
    const times = (document: EngineDocument) => words.map(word => occurrences(fullText(document), word).length)
    const sum = (document: EngineDocument) => times(document).reduce((total, one) => total + one, 0)
    const { hits, total } = await question(collection, words, 10)
    const titles = hits.map(({ title }) => title)
    expect(hits.length).toBe(Math.min(total, 10))
    first.forEach((title, at) => expect(titles[at]).toMatch(title))
    for (const title of among) expect(titles).toContainEqual(expect.stringMatching(title))
    if (none) expect(titles.filter(title => none.test(title))).toEqual([])
    if (each) expect(hits.filter(one => Math.min(...times(one)) < each).map(one => [one.title, times(one)])).toEqual([])
    if (together) expect(hits.filter(one => sum(one) < together).map(one => [one.title, times(one)])).toEqual([])
    if (!most) return
    const all = (await question(collection, words, total)).hits
    const best = all.reduce((a, b) => (sum(b) > sum(a) ? b : a))
    expect(titles).toContain(best.title)
  })
}
