/** Civil causes derived from lay words, from stories and from the headings of articles. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BUNDLED_CAUSES } from '@domain/reference-data/kinds'
import { readCauseTables } from '../../../server/article-search/tables'
import { CauseHeadings } from '../../../server/search/similar-cases/cause-headings'
import { CauseHinter } from '../../../server/search/similar-cases/cause-hints'
import { CauseStories } from '../../../server/search/similar-cases/cause-stories'
import { CauseWords } from '../../../server/search/similar-cases/cause-words'
import { type CauseHints, suggestedCauses } from '../../../server/search/similar-cases/causes'
import { officialCauses } from '../../../server/corpus/import/causes'
import { temporaryDir } from '../support/server'

describe('words of laymen', () => {
  const words = new CauseWords(
    ['# 说明', '@动物 = 狗|猫', '甲纠纷|旧甲纠纷 = !咬人 @动物+伤|断 疫苗 医院', '乙纠纷 = 医院', '坏行', ''].join(
      '\n',
    ),
    ['甲纠纷', '房屋租赁合同纠纷', '典当纠纷'],
  )
  const pointsOf = (facts: string) => Object.fromEntries(words.pointsOf(facts))

  it.each([
    ['送去医院', { 甲纠纷: 1, 乙纠纷: 1 }],
    ['猫把手弄伤', { 甲纠纷: 2 }],
    ['咬人，打了疫苗', { 甲纠纷: 4 }],
    ['有一只狗。他的手伤着', {}],
    ['', {}],
  ])('count one, combinations in one sentence more, and sure ones most: %s', (facts, points) =>
    expect(pointsOf(facts)).toEqual(points),
  )

  it('are read in traditional characters too', () => expect(pointsOf('去過醫院')).toEqual({ 甲纠纷: 1, 乙纠纷: 1 }))

  it('count most if they name a cause, with or without 合同; two characters are no name', () => {
    expect(pointsOf('签了房屋租赁合同')).toEqual({ 房屋租赁合同纠纷: 4 })
    expect(pointsOf('房屋租赁到期')).toEqual({ 房屋租赁合同纠纷: 4 })
    expect(pointsOf('拿去典当')).toEqual({})
  })

  it('know the former names of a cause', () => {
    expect(words.namesOf('旧甲纠纷')).toEqual(['甲纠纷', '旧甲纠纷'])
    expect(words.namesOf('乙纠纷')).toEqual(['乙纠纷'])
  })
})

it('stories speak for their causes, the first one more', () => {
  const stories = new CauseStories('# 说明\n甲纠纷|丙纠纷 = 隔壁的狗追我\n乙纠纷 = 工资拖了三个月\n')
  const shares = stories.sharesOf('狗追孩子')
  expect(shares.get('甲纠纷')).toBeCloseTo(1)
  expect(shares.get('丙纠纷')).toBeCloseTo(0.5)
  expect(shares.has('乙纠纷')).toBe(false)
  expect(new CauseStories('').sharesOf('狗追孩子').size).toBe(0)
})

it('headings speak for the cause with the longest name, the nearest heading first, the title last', () => {
  const headings = new CauseHeadings(['租赁合同纠纷', '融资租赁合同纠纷', '旅游合同纠纷', '合同纠纷'])
  const article = (title: string, ...path: string[]) => ({ title, headings: path })
  const shares = headings.sharesOf([
    article('民法典', '第三编 合同', '第十五章 融资租赁合同'),
    article('关于旅游合同纠纷的规定', '第一章 总则'),
    article('刑法', '第一章 任务'),
  ])
  expect([...shares.keys()]).toEqual(['融资租赁合同纠纷', '旅游合同纠纷'])
  expect(shares.get('融资租赁合同纠纷')).toBeCloseTo(6 / 11)
})

describe('suggestions', () => {
  const hints = (more: Partial<CauseHints>): CauseHints => ({
    points: new Map(),
    stories: new Map(),
    articles: new Map(),
    namesOf: cause => (cause === '旧甲纠纷' ? ['甲纠纷', '旧甲纠纷'] : [cause]),
    ...more,
  })
  const cases = [{ score: 100, causes: ['旧甲纠纷'] }]

  it('add up what speaks for a cause, under its present name', () => {
    const points = new Map([
      ['乙纠纷', 2],
      ['甲纠纷', 2],
    ])
    expect(suggestedCauses(cases, hints({ points }))).toEqual(['甲纠纷', '乙纠纷'])
    const both = new Map([...points, ['丙纠纷', 1] as const])
    expect(suggestedCauses(cases, hints({ points: both, stories: new Map([['乙纠纷', 0.5]]) }))[0]).toBe('乙纠纷')
    expect(
      suggestedCauses([], hints({ points: new Map([...points, ['乙纠纷', 3]]), articles: new Map([['甲纠纷', 1]]) })),
    ).toEqual(['甲纠纷', '乙纠纷'])
  })

  it('come from cases first where no word is known', () => {
    const others = { stories: new Map([['乙纠纷', 0.5]]), articles: new Map([['丙纠纷', 1]]) }
    expect(suggestedCauses(cases, hints(others))).toEqual(['甲纠纷', '丙纠纷', '乙纠纷'])
  })

  it('are none where no case is alike and no sure word is there', () => {
    const stories = new Map([['乙纠纷', 1]])
    expect(suggestedCauses([], hints({ stories, points: new Map([['乙纠纷', 2]]) }))).toEqual([])
    expect(suggestedCauses([], hints({ stories, points: new Map([['乙纠纷', 3]]) }))).toEqual(['乙纠纷'])
  })

  it('leave out what is far behind the best', () => {
    const points = new Map([
      ['甲纠纷', 12],
      ['乙纠纷', 2],
    ])
    expect(suggestedCauses([], hints({ points }))).toEqual(['甲纠纷'])
  })
})

describe('the tables of the server', () => {
  const tables = readCauseTables()
  const rowsOf = (table: string) => table.split('\n').filter(line => line && !/^[#@]/.test(line))
  const causes = officialCauses()

  it('are replaced by those of the operator, each alone', () => {
    const dir = temporaryDir()
    writeFileSync(path.join(dir, 'cause-words.txt'), '甲纠纷 = 词')
    expect(readCauseTables(dir)).toEqual({ words: '甲纠纷 = 词', stories: tables.stories })
    rmSync(dir, { recursive: true })
  })

  it('have civil causes of the reference data only', () => {
    const names = [...rowsOf(tables.words), ...rowsOf(tables.stories)].flatMap(line => line.split(' = ')[0]!.split('|'))
    const unknown = names.filter(name => causes.pathOf('民事', name)?.at(-1) !== name)
    expect([unknown, names.length > 600]).toEqual([[], true])
  })

  it('have one row a cause, each pattern once, and groups that exist', () => {
    const rows = rowsOf(tables.words).map(line => line.split(' = '))
    expect(new Set(rows.map(([cause]) => cause)).size).toBe(rows.length)
    const groups = new Set(tables.words.match(/^@\S+/gm))
    for (const [cause, patterns = ''] of rows) {
      const all = patterns.split(' ')
      expect([cause, new Set(all).size]).toEqual([cause, all.length])
      for (const group of patterns.match(/@[^+| ]+/g) ?? [])
        expect([cause, group, groups.has(group)]).toEqual([cause, group, true])
    }
  })

  it('name the right cause among three for 60 of 70 stories that they were not made from', () => {
    const hinter = new CauseHinter(tables, BUNDLED_CAUSES.rows)
    const lines = readFileSync(path.resolve(__dirname, '../../fixture/lay-stories.ndjson'), 'utf8').trim().split('\n')
    const stories = lines.map(line => JSON.parse(line) as { story: string; causes: string[] })
    const right = stories.filter(({ story, causes: accepted }) => {
      const hints = hinter.hintsOf(story, hinter.pointsOf(story), [])
      const first = suggestedCauses([], hints).slice(0, 3)
      return first.some(cause => hints.namesOf(cause).some(name => accepted.includes(name)))
    })
    process.stdout.write(`figure: of ${stories.length} stories ${right.length} have their cause among three\n`)
    expect(stories).toHaveLength(70)
    expect(right.length).toBeGreaterThanOrEqual(60)
  })
})
