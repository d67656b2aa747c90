/** The article search without the server: pure functions, and the thread that holds the index. */
import { openEngine } from '../../server/engine/open'
import type { Clause, Engine } from '../../server/engine/port'
import { corpusFile } from '../../server/corpus/file'
import { distinctBigrams, bigramText, withoutQuestionWords } from '../../server/article-search/bigrams'
import { buildArticleIndex, type IndexedLaw } from '../../server/article-search/article-index'
import { inlineArticleFinder, threadedArticleFinder } from '../../server/article-search/finder'
import { LayWordTable } from '../../server/article-search/lay-words'
import { articleNumberKey } from '../../server/article-search/laws'
import { absentWords, matchedWords } from '../../server/article-search/matched-words'
import { namedArticles } from '../../server/article-search/named-articles'
import { rareWords } from '../../server/article-search/rare-words'
import { concernsForeignLaw } from '../../server/article-search/ranking'
import { buildRanking } from '../../server/article-search/state'
import { readSearchTables } from '../../server/article-search/tables'
import { lawDocument } from '../../server/libraries/law/document'
import { lawLibrary } from '../../server/libraries/law'
import { caseLibrary } from '../../server/libraries/case'
import { aLaw, LAWS } from './services/corpus'
import { temporaryDir } from './support/server'
import { mkdirSync, writeFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const DAY = 20260305

describe('bigrams', () => {
  it.each([
    ['15％', '15'],
    ['房东A', '房东 东a'],
    ['合同，法', '合同'],
    ['问', ''],
    ['😀😀', ''],
  ])('of %s are %s', (text, bigrams) => {
    expect([...distinctBigrams(text)].map(bigramText).join(' ')).toBe(bigrams)
  })

  it('never span a question word', () => {
    expect([...distinctBigrams(withoutQuestionWords('合同怎么解除'))].map(bigramText)).toEqual(['合同', '解除'])
  })
})

test.each([
  ['第五百七十七条', '577'],
  ['第一百二十条之一', '120-1'],
  ['附则', '附则'],
])('%s has the key %s', (no, key) => expect(articleNumberKey(no)).toBe(key))

test('function words at the ends of a shared piece are not marked', () => {
  expect(matchedWords('分公司不具有法人资格', '公司不给交社保怎么办', [])).toEqual(['公司'])
  expect(matchedWords('当事人不履行义务', '对方不履行怎么办', [])).toEqual(['不履行'])
  expect(matchedWords('的和', '的和', [])).toEqual([])
})

describe('words of laymen', () => {
  const words = new LayWordTable('# 注释\n房东 房主 = 出租人 租赁合同\n坏行\n退+定金 = 返还\n')

  it('stand for words of the law that the question lacks', () => {
    expect(words.lawWordsFor('房东不退押金')).toEqual(['出租人', '租赁合同'])
    expect(words.lawWordsFor('房东是出租人吗')).toEqual(['租赁合同'])
    expect(words.lawWordsFor('天气')).toEqual([])
    expect(words.linesIn('出租人')).toBe(1)
  })

  it('may have to be in one question together', () => {
    expect(words.lawWordsFor('定金能退吗')).toEqual(['返还'])
    expect(words.lawWordsFor('定金是多少')).toEqual([])
    expect([...words.impliedBy('退我定金').keys()]).toHaveLength(1)
    expect([words.linesIn('定金能退吗'), words.linesIn('定金')]).toEqual([1, 0])
  })

  it('are words of the law that the question has itself', () => {
    const deposits = new LayWordTable('退+押金 = 返还 押金\n离婚 = 离婚 财产\n')
    expect(deposits.lawWordsIn('房东不退押金怎么办')).toEqual(['押金'])
    expect(deposits.lawWordsIn('押金是多少')).toEqual([])
    expect(deposits.lawWordsIn('离婚')).toEqual(['离婚'])
  })

  it('do not count within longer words of another meaning', () => {
    const suing = new LayWordTable('告-告诉-广告 起诉 = 人民法院\n')
    expect(suing.lawWordsFor('能去告他吗')).toEqual(['人民法院'])
    expect(suing.lawWordsFor('告诉我广告费多少')).toEqual([])
    expect(suing.lawWordsFor('告诉我去哪告他')).toEqual(['人民法院'])
    expect(suing.linesIn('告诉我')).toBe(0)
  })

  it.each([
    ['告诉我试用期多久', '起诉'],
    ['海关查到我带了两条烟', '向未成年人出售烟酒'],
    ['酒店不退房费', '向未成年人出售烟酒'],
    ['公司拖欠工资', '教师'],
    ['老板微信转给我的工资', '网络用户'],
    ['房东说墙脏了', '倒塌'],
    ['房东不退押金', '双倍返还'],
    ['在河南被坑了', '水域'],
    ['在河南被坑了', '警示标志'],
    ['偷税怎么处罚', '公私财物'],
    ['喝农药', '药品'],
  ])('%s does not imply %s', (question, lawWord) => {
    const { layWords } = readSearchTables()
    const lines = new LayWordTable(layWords).lawWordsFor(question)
    expect(lines).not.toContain(lawWord)
  })
})

test('a word is absent if no article has it, neither in its text nor in its headings', () => {
  const article = { title: '民法典', path: ['租赁合同'], text: '出租人应当返还ＡＢ。' }
  expect(absentWords(['押金', '租赁', '民法典', 'ab'], [article])).toEqual(['押金'])
  expect(absentWords(['押金', '返还'], [article, { ...article, text: '押金' }])).toEqual([])
  expect(absentWords(['押金'], [])).toEqual([])
})

test('a word is rare if at most one law in twenty has it', async () => {
  const counts: Record<string, number> = { 押金: 2, 起诉: 3 }
  const count = ({ where }: { where: Clause }) =>
    Promise.resolve(where.kind === 'text' ? (counts[where.words[0]!] ?? 0) : 40)
  expect(await rareWords({ count } as unknown as Engine, ['押金', '起诉', '退租'])).toEqual(['押金', '退租'])
})

test('a question of many terms costs few searches', async () => {
  const count = jest.fn(() => Promise.resolve(0))
  const terms = Array.from({ length: 166 }, (_, at) => `词${at}`)
  expect(await rareWords({ count } as unknown as Engine, terms)).toEqual(terms.slice(0, 8))
  // One of them counts all laws.
  expect(count).toHaveBeenCalledTimes(9)
})

test('matched words are the longest that both have, and law words in the text', () => {
  const text = '出租人应当按照约定将租赁物交付承租人。'
  expect(matchedWords(text, '房东怎么交付租赁物', ['出租人', '承租人', '保证人'])).toEqual([
    '出租人',
    '承租人',
    '租赁物',
    '交付',
  ])
})

test.each([
  ['美国的离婚财产怎么分', true],
  ['在美国登记的婚姻在中国有效吗', false],
  ['离婚财产怎么分', false],
])('%s concerns foreign law only: %s', (question, expected) => expect(concernsForeignLaw(question)).toBe(expected))

describe('articles that a question names', () => {
  it.each([
    ['one law, once for all its articles', '民法典第1条、民法典第2条，民法典第3条', 1],
    ['three laws at most', ['江', '河', '湖', '海', '洋'].map(water => `${water}花园法第一条`).join('，'), 3],
    ['none without an article', '民法典怎么规定', 0],
  ])('need the texts of %s', async (_, question, searches) => {
    const search = jest.fn().mockResolvedValue({ hits: [] })
    expect(await namedArticles({ search } as never, { question, day: DAY })).toEqual([])
    expect(search).toHaveBeenCalledTimes(searches)
  })
})

describe('the index', () => {
  const law = (lid: string, texts: string[], level = '法律'): IndexedLaw => ({
    lid,
    title: `${lid}法`,
    name: `${lid}法`,
    level,
    region: [],
    fiscal: false,
    term: { begin: 20200101, status: '现行有效' },
    articles: texts.map((text, at) => ({ key: String(at + 1), path: ['第一章 总则'], text, citations: 0 })),
  })
  const laws = [
    law('甲', ['出租人应当交付租赁物。', '承租人应当支付租金。']),
    law('乙', ['出租人应当交付租赁物。'], '地方性法规'),
  ]

  it('of no law answers nothing', async () => {
    const ranking = await buildRanking([], readSearchTables())
    expect(ranking.rank({ question: '房东不退押金', day: DAY })).toEqual({ isAnswered: false, articles: [] })
  })

  it('puts a law before a local one of the same words', async () => {
    const ranking = await buildRanking(laws, readSearchTables())
    expect(ranking.rank({ question: '出租人交付租赁物', day: DAY }).articles[0]).toEqual({ lid: '甲', at: 0 })
  })

  it('puts an article that shares no word with the question behind one that does', async () => {
    const questions = [
      { question: '楼上排水不给解决怎么办', articles: ['丙法#1'] },
      { question: '春天种树何时浇水', articles: ['乙法#1'] },
    ]
    const tables = { layWords: '', questions, weights: { nearArticle: 9 }, trees: [] }
    const ranking = await buildRanking([...laws, law('丙', ['相邻关系应当妥善处理。'])], tables)
    const { articles } = ranking.rank({ question: '楼上排水不给解决，承租人租金怎么办', day: DAY })
    expect(articles[0]).toEqual({ lid: '甲', at: 1 })
    expect(articles.at(-1)).toEqual({ lid: '丙', at: 0 })
  })

  it('gives the same answer again, whatever was searched between', async () => {
    const ranking = await buildRanking(laws, readSearchTables())
    const first = ranking.rank({ question: '房东收租金', day: DAY })
    ranking.rank({ question: '出租人', day: DAY })
    expect(ranking.rank({ question: '房东收租金', day: DAY })).toEqual(first)
  })

  it('knows articles by law and number', () => {
    const steps = buildArticleIndex(laws)
    let step = steps.next()
    while (!step.done) step = steps.next()
    expect(step.value.positions.get('甲法#2')).toEqual([1])
  })
})

describe('the finder', () => {
  const question = { question: '违约金太高怎么办', day: DAY }
  let dir: string
  beforeEach(() => (dir = temporaryDir()))
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  async function engineWith(laws = LAWS) {
    const engine = openEngine({ file: corpusFile(dir) })
    await engine.write(writer => {
      writer.define(lawLibrary.spec)
      writer.define(caseLibrary.spec)
      for (const law of laws) writer.put('law', lawDocument(law))
    })
    return engine
  }

  it('gives the same articles in a thread and here, in whatever order laws were written', async () => {
    const engine = await engineWith()
    const ended: string[] = []
    const threaded = threadedArticleFinder({
      engine,
      deadline: 60_000,
      onTrouble: error => ended.push(error.message),
      onEnded: kind => ended.push(kind),
    })
    const here = inlineArticleFinder(engine)
    const expected = await here.find(question)
    expect(expected.articles.length).toBeGreaterThan(0)
    expect(await threaded.find(question)).toEqual(expected)
    await engine.write(writer => {
      for (const law of [...LAWS].reverse()) writer.put('law', lawDocument(law))
    })
    expect(await threaded.find(question)).toEqual(expected)
    expect(ended).toEqual([])
    await threaded.close()
    await engine.close()
  })

  it('sees a law that was written, and ends when the client has left', async () => {
    const engine = await engineWith([])
    const finder = inlineArticleFinder(engine)
    expect((await finder.find(question)).articles).toEqual([])
    const [civilCode] = LAWS
    await engine.write(writer => writer.put('law', lawDocument(aLaw('l1', civilCode!))))
    expect((await finder.find(question)).articles.length).toBeGreaterThan(0)
    await expect(finder.find(question, AbortSignal.abort())).rejects.toThrow()
    await engine.close()
  })

  it('has read the laws before the first question, if it was warmed up', async () => {
    const engine = await engineWith()
    const finder = inlineArticleFinder(engine)
    await finder.warmUp()
    const read = jest.spyOn(engine, 'ids')
    expect((await finder.find(question)).articles.length).toBeGreaterThan(0)
    expect(read).not.toHaveBeenCalled()
    await engine.close()
  })

  it('reads the tables of the operator instead of those of the server', () => {
    mkdirSync(path.join(dir, 'tables'))
    writeFileSync(path.join(dir, 'tables/lay-words.txt'), '甲 = 乙丙')
    expect(readSearchTables(path.join(dir, 'tables')).layWords).toBe('甲 = 乙丙')
    expect(readSearchTables(dir).layWords).toBe(readSearchTables().layWords)
  })

  it('has a learnt table of at most 2 MB, with day and licence', () => {
    const { questions, weights } = readSearchTables()
    expect(JSON.stringify({ questions, weights }).length).toBeLessThan(2 << 20)
    expect(questions.length).toBeGreaterThan(700)
  })
})
