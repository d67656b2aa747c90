/** A version ends by the decision that amends it, although the library lacks the amended text. */
import type { LawPayload } from '../../../server/libraries/law/document'
import { AmendingDecisions } from '../../../server/corpus/import/amending-decisions'
import { articles, importing, law } from './support/import-rows'

const { engine, take, takeOn } = importing()

const timeOf = async (lid: string) => {
  const { timeLimited, repealedDate, standingGround } = (await engine().get('law', lid))?.payload as LawPayload
  return { timeLimited, repealedDate, standingGround }
}

const old = law('old', {
  title: '关于适用《试验法》若干问题的规定（三）',
  posting_date: '2011-01-27',
  effective_date: '2011-02-16',
  articles: articles('甲。'),
})
const decision = law('decision', {
  title: '关于修改《关于审理试验案件的批复》等二件司法解释的决定',
  posting_date: '2021-01-01',
  preamble: [
    '一、修改《关于审理试验案件的批复》',
    '二、修改《关于适用〈中华人民共和国试验法〉若干问题的规定（三）》',
    '本决定自2021年1月1日起施行。',
  ],
})

it.each([
  ['together', [[old, decision]]],
  ['the law first', [[old], [decision]]],
  ['the decision first', [[decision], [old]]],
])('imported %s', async (_, runs) => {
  for (const run of runs) await take(run)
  expect(await timeOf('old')).toEqual({
    timeLimited: '已被修改',
    repealedDate: '2021-01-01',
    standingGround: { kind: 'superseded', lid: 'decision', title: decision.title, day: '2021-01-01' },
  })
})

it('a decision of the future leaves the version in force until its day', async () => {
  await takeOn('2020-12-30', [old, decision])
  expect(await timeOf('old')).toMatchObject({ timeLimited: '现行有效', repealedDate: '2021-01-01' })
})

it('the amended text is not ended by its own decision', async () => {
  const amended = { ...old, lid: 'new', posting_date: '2020-12-29', effective_date: '2021-01-01' }
  await take([old, { ...amended, articles: articles('乙。') }, decision])
  expect(await timeOf('new')).toMatchObject({ timeLimited: '现行有效', repealedDate: undefined })
  expect(await timeOf('old')).toMatchObject({ timeLimited: '已被修改', repealedDate: '2021-01-01' })
})

it('a text whose own source says that it is repealed stays repealed', async () => {
  await take([{ ...old, time_limited: '失效' }, decision])
  expect(await timeOf('old')).toMatchObject({ timeLimited: '失效', repealedDate: '2021-01-01' })
})

it('a bundled decision of many laws states the first day of the laws that it lists', () => {
  const packed = { title: '国务院关于修改部分行政法规的决定', posted: '2019-03-02', effective: '2019-03-02' }
  const decisions = new AmendingDecisions([{ ...packed, amends: ['中华人民共和国试验条例'] }])
  const of = (title: string) => decisions.decisionOf({ title, info: [], posted: '2019-03-02' })
  expect(of('试验条例')?.effective).toBe('2019-03-02')
  expect(of('其他条例')).toBeUndefined()
})

describe('a bundled decision of many laws', () => {
  const repealed = {
    title: '全民所有制工业交通企业设备管理条例',
    eff_level: '行政法规',
    posting_date: '1987-07-28',
    articles: articles('甲。', '本条例自发布之日起施行。'),
  }

  it('repeals the laws that it lists, although the library lacks the decision', async () => {
    await take([law('r', repealed)])
    expect(await timeOf('r')).toEqual({
      timeLimited: '失效',
      repealedDate: '2024-05-01',
      standingGround: { kind: 'repealed', title: '国务院关于修改和废止部分行政法规的决定', day: '2024-05-01' },
    })
  })

  it('does not repeal a text that is published under the same title later', async () => {
    await take([law('r', { ...repealed, posting_date: '2025-01-01' })])
    expect(await timeOf('r')).toMatchObject({ timeLimited: '现行有效', repealedDate: undefined })
  })

  it('ends the former text of a law, although the library lacks the amended one', async () => {
    await take([law('a', { title: '海关稽查条例', posting_date: '2016-06-19', effective_date: '2016-10-01' })])
    expect(await timeOf('a')).toMatchObject({
      timeLimited: '已被修改',
      repealedDate: '2022-05-01',
      standingGround: { kind: 'superseded', day: '2022-05-01' },
    })
  })
})
