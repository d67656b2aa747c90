/** Several versions of one law: their days, their standing, and earlier texts of their articles. */
import type { LawPayload } from '../../../server/libraries/law/document'
import { inForceClause } from '../../../server/libraries/law/on-day'
import { articles, importing, law, remarksOf } from './support/import-rows'

const { engine, take, takeOn } = importing()

const first = law('l1', {
  title: '中华人民共和国试验法',
  posting_date: '2000-01-10',
  effective_date: '2000-03-01',
  articles: articles('甲。', '乙。', '丙。', '丁。'),
})
const second = law('l2', {
  title: '中华人民共和国试验法（2010年修正）',
  posting_date: '2010-05-01',
  effective_date: '2000-03-01',
  time_limited: '已被修改',
  info: ['2010年5月1日《关于修改〈试验法〉的决定》修正，自2010年5月1日起施行'],
  // The third article is the fourth now: only its number has changed.
  articles: articles('甲。', '乙的二。', '新的。', '丙。'),
})
const third = law('l3', {
  title: '试验法',
  posting_date: '2020-12-01',
  effective_date: '2021-01-01',
  info: ['2020年12月1日修订'],
  articles: articles('甲 。', '乙的三。', '新的。', '丙。', '戊。'),
})

const payloadOf = async (lid: string) => (await engine().get('law', lid))?.payload as LawPayload
async function standing(lid: string) {
  const { effectiveDate, repealedDate, timeLimited } = await payloadOf(lid)
  const { values, numbers } = (await engine().get('law', lid))!
  expect(values.timeLimited?.[0]).toBe(timeLimited)
  expect(numbers.repealedDate).toBe(repealedDate === undefined ? undefined : Number(repealedDate.replaceAll('-', '')))
  return [effectiveDate, repealedDate, timeLimited]
}
async function history(lid: string) {
  const { articles } = await payloadOf(lid)
  return articles.map(({ history }) => history.map(({ lid, text, actionName }) => `${lid} ${actionName} ${text}`))
}
const everything = async (...lids: string[]) => Promise.all(lids.map(lid => engine().get('law', lid)))

it('each version ends on the day the next begins, and the next begins no earlier than it was posted', async () => {
  await take([third, first], [second])
  expect(await standing('l1')).toEqual(['2000-03-01', '2010-05-01', '已被修改'])
  expect(await standing('l2')).toEqual(['2010-05-01', '2021-01-01', '已被修改'])
  expect(await standing('l3')).toEqual(['2021-01-01', undefined, '现行有效'])
  const weights = (await everything('l1', 'l3')).map(document => document!.weight)
  expect(weights[1]).toBeGreaterThan(weights[0]!)
})

it('an article lists its earlier texts, unless its words never changed or only its number did', async () => {
  await take([first, second, third])
  expect(await history('l1')).toEqual([[], [], [], []])
  expect(await history('l2')).toEqual([[], ['l1 2000年公布 乙。'], [], []])
  expect(await history('l3')).toEqual([[], ['l1 2000年公布 乙。', 'l2 2010年修正 乙的二。'], [], [], []])
})

it.each([
  [[first], [second], [third]],
  [[third], [second], [first]],
  [[second], [first, third]],
  [[first, third], [second]],
  [[first, second, third], [second]],
])('imported one after the other they equal an import together: %#', async (...runs) => {
  await take([first, second, third])
  const together = await everything('l1', 'l2', 'l3')
  await engine().write(writer => ['l1', 'l2', 'l3'].forEach(lid => writer.remove('law', lid)))
  for (const run of runs) await take(run)
  expect(await everything('l1', 'l2', 'l3')).toEqual(together)
})

it('a renamed law leaves the other versions as if it had never been there', async () => {
  await take([first, second, third])
  await take([{ ...third, title: '试验条例' }])
  expect(await standing('l2')).toEqual(['2010-05-01', undefined, '已被修改'])
  await take([{ ...second, title: '试验规定' }])
  expect(await standing('l1')).toEqual(['2000-03-01', undefined, '现行有效'])
  expect(await history('l2')).toEqual([[], [], [], []])
})

it('a future version leaves the present one in force until its day', async () => {
  await takeOn('2020-12-15', [first, third])
  expect(await standing('l1')).toEqual(['2000-03-01', '2021-01-01', '现行有效'])
  expect(await standing('l3')).toEqual(['2021-01-01', undefined, '尚未生效'])
  await takeOn('2021-01-01', [third])
  expect(await standing('l1')).toEqual(['2000-03-01', '2021-01-01', '已被修改'])
  expect(await standing('l3')).toEqual(['2021-01-01', undefined, '现行有效'])
})

it('on each day one version is in force', async () => {
  await take([first, second, third])
  const on = (day: number) => engine().ids({ collection: 'law', where: inForceClause(day), order: { by: 'relevance' } })
  expect(await Promise.all([19991231, 20000301, 20100430, 20100501, 20201231, 20210101].map(on))).toEqual([
    [],
    ['l1'],
    ['l1'],
    ['l2'],
    ['l2'],
    ['l3'],
  ])
})

it('a law that its source calls repealed stays repealed', async () => {
  await take([{ ...first, time_limited: '失效' }, third])
  expect(await standing('l1')).toEqual(['2000-03-01', '2021-01-01', '失效'])
})

describe('separate laws', () => {
  const named = (lid: string, title: string, day: string, more: object = {}) =>
    law(lid, { title, posting_date: day, effective_date: day, ...more })
  it.each([
    [
      'amendments',
      named('a', '试验法修正案（1988年）', '1988-01-01'),
      named('b', '试验法修正案（1993年）', '1993-01-01'),
    ],
    [
      'decisions to amend',
      named('a', '关于修改部分行政法规的决定', '2016-01-01'),
      named('b', '关于修改部分行政法规的决定', '2019-01-01'),
    ],
    ['notices', named('a', '关于放假安排的通知', '2016-01-01'), named('b', '关于放假安排的通知', '2019-01-01')],
    [
      'a law and its draft',
      named('a', '试验法', '2016-01-01'),
      named('b', '试验法', '2019-01-01', { time_limited: '征求意见稿或草案' }),
    ],
    [
      'those of two regions',
      named('a', '试验条例', '2016-01-01', { region: '甲省' }),
      named('b', '试验条例', '2019-01-01', { region: '乙省' }),
    ],
    ['a law and its rules', named('a', '试验法', '2016-01-01'), named('b', '试验法实施细则', '2019-01-01')],
  ])('%s', async (_, a, b) => {
    await take([a, b])
    expect((await standing('a')).slice(1)).toEqual([undefined, '现行有效'])
  })
})

describe('the first day, which a publication alone does not state,', () => {
  it.each([
    ['2000-03-01', { posting_date: '2000-01-01', effective_date: '2000-03-01' }],
    [undefined, { posting_date: '2000-01-01' }],
    ['2000-03-01', { effective_date: '2000-03-01' }],
    [undefined, { posting_date: '2019-05-01', effective_date: '2000-03-01' }],
    [undefined, { posting_date: '2001-01-02', effective_date: '2001-01-01', title: '试验法（2001年修正）' }],
    ['2026-01-01', { posting_date: '2026-02-20', effective_date: '2026-01-01', title: '关于试验税收政策的公告' }],
    [undefined, { posting_date: '2026-02-20', time_limited: '征求意见稿或草案' }],
    [undefined, {}],
  ])('is %s for %j', async (begin, more) => {
    await take([law('l1', more)])
    expect((await payloadOf('l1')).effectiveDate).toBe(begin)
  })
})

describe('duplicates are reported with their places', () => {
  it('the same id: the later replaces the earlier', async () => {
    const report = await take([first, second], [third, { ...first, articles: articles('后。') }])
    expect(report).toMatchObject({ skipped: 0, taken: { laws: 3 } })
    expect(remarksOf(report)).toEqual(['b.ndjson:2 the same id as a.ndjson:1, which it replaces'])
    expect((await engine().get('law', 'l1'))?.blocks.map(({ text }) => text)).toEqual(['第一条 后。'])
  })
})
