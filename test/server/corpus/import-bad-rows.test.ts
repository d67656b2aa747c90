/** Rows that would break an address, a calendar or a program: refused with their line, or imported as plain words. */
import { articles, importing, judgment, law } from './support/import-rows'

const { engine, take } = importing()

it.each(['.', '..', '', 'a/b', '../x', '甲'])('the id %j cannot be in an address and is refused', async id => {
  const report = await take([law('l1'), law(id), judgment(id)])
  expect(report.faults.map(({ line, reason }) => [line, reason.split(' ').slice(0, 2).join(' ')])).toEqual([
    [2, 'laws: /lid'],
    [3, 'cases: /cid'],
  ])
  expect((await engine().health()).collections.law).toBe(1)
})

it.each([
  '2024-13-45',
  '2023-02-30',
  '2023-02-29',
  '2024-00-10',
  '0000-01-01',
  '20240305',
  '2024-3-5',
  '2024-03-05T10:00',
])('%s is no day of the calendar and is refused', async day => {
  const report = await take([
    law('l1', { posting_date: day }),
    law('l2', { effective_date: day }),
    judgment('c1', { judgment_date: day }),
  ])
  expect(report).toMatchObject({ taken: {}, skipped: 3 })
  expect(report.faults.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    expect.stringContaining('1 laws: /posting_date'),
    expect.stringContaining('2 laws: /effective_date'),
    expect.stringContaining('3 cases: /judgment_date'),
  ])
})

it('the day of a notice may have a time, but must exist', async () => {
  const bid = (id: string, publish_time: string) => ({ bid: id, title: '采购意向', publish_time, paragraphs: [] })
  const report = await take([bid('b1', '2024-02-29 10:00:00'), bid('b2', '昨天'), bid('b3', '2023-02-29 10:00')])
  expect(report.faults.map(({ line }) => line)).toEqual([3])
  const days = await Promise.all(['b1', 'b2'].map(async id => (await engine().get('bidding', id))?.numbers))
  expect(days).toEqual([{ releaseDate: 20240229 }, {}])
})

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is a word like any other', async word => {
  const report = await take([
    judgment('c1', {
      title: word,
      case_type: word,
      cause: [word],
      court: word,
      court_level: word,
      procedure: word,
      province: word,
      cited_laws: [{ law: word, article: word }],
      paragraphs: [{ label: word, text: word }],
    }),
    law('l1', { title: word, eff_level: word, region: word, articles: articles(word) }),
    law('l2', { title: word, articles: articles(word), posting_date: '2020-01-01' }),
    { gid: 'g1', title: word, category: word, paragraphs: [] },
  ])
  expect(report).toMatchObject({ skipped: 0, taken: { laws: 2, cases: 1, typical_cases: 1 } })
  expect((await engine().get('case', 'c1'))?.values).toMatchObject({
    citedLaw: [word, word + word],
    trialRound: ['其他'],
  })
  expect((await engine().get('law', 'l1'))?.values.name).toEqual([word])
})
