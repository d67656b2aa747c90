/** Repeals by imported laws: the day of a clause, clauses about the same title, and decisions that only repeal. */
import type { LawPayload } from '../../../server/libraries/law/document'
import { groundMessagesOf, lawPayload } from '../../../server/libraries/law/view'
import { completeRepealOf } from '../../../server/libraries/law/repeals'
import { articles, importing, law, remarksOf } from './support/import-rows'

const { engine, take } = importing()

const timeOf = async (lid: string) => {
  const { timeLimited, repealedDate, standingGround } = (await engine().get('law', lid))?.payload as LawPayload
  return { timeLimited, repealedDate, standingGround }
}

const amended = law('amended', {
  title: '试验企业登记条例',
  posting_date: '2019-03-02',
  effective_date: '2019-03-02',
  info: ['1988年6月3日 国务院令第1号发布', '2019年3月2日 《国务院关于修改部分行政法规的决定》修订'],
  articles: articles('甲。', '本条例自1988年7月1日起施行。《试验登记办法》、《试验企业登记条例》同时废止。'),
})

it('an amended text repeals from the day of its old clause, not from that of the amendment', async () => {
  await take([amended])
  expect(await completeRepealOf(engine(), '试验登记办法')).toMatchObject({
    title: '试验企业登记条例',
    day: '1988-07-01',
  })
})

it('a repeal without a day of its own takes that of the reference data for the same two texts', async () => {
  const title = '最高人民法院关于适用《中华人民共和国民事诉讼法》的解释'
  const info = ['2014年12月18日 审判委员会第1636次会议通过']
  const closing = '本解释公布施行后，《关于适用〈中华人民共和国民事诉讼法〉若干问题的意见》同时废止。'
  const interpretation = { title, info, posting_date: '2022-04-02', effective_date: '2022-04-10' }
  await take([law('l1', { ...interpretation, articles: articles('甲。', closing) })])
  const opinions = '最高人民法院关于适用《中华人民共和国民事诉讼法》若干问题的意见'
  expect(await completeRepealOf(engine(), opinions)).toMatchObject({ title, day: '2015-02-04' })
})

it('the old clause of an amended text does not mean a version between', async () => {
  const between = { ...amended, lid: 'between', posting_date: '2011-01-08', effective_date: '2011-01-08', info: [] }
  await take([{ ...between, articles: articles('乙。') }, amended])
  expect(await timeOf('between')).toMatchObject({ timeLimited: '已被修改', repealedDate: '2019-03-02' })
})

it('an interpretation that repeals the one of the same title ends it as repealed', async () => {
  const title = '关于办理试验案件的解释'
  const old = law('old', { title, posting_date: '2016-12-23', effective_date: '2017-01-01' })
  const closing = '本解释自2023年8月15日起施行。《关于办理试验案件的解释》（法释〔2016〕29号）同时废止。'
  await take([old, law('new', { title, posting_date: '2023-08-08', articles: articles('甲。', closing) })])
  expect(await timeOf('old')).toEqual({
    timeLimited: '失效',
    repealedDate: '2023-08-15',
    standingGround: { kind: 'repealed', lid: 'new', title, article: '第二条', day: '2023-08-15' },
  })
  expect(await timeOf('new')).toMatchObject({ timeLimited: '现行有效', repealedDate: undefined })
})

it('a code whose publication nothing states repeals from its first day', async () => {
  const closing = '本法典自2026年1月15日起施行。《中华人民共和国试验法》同时废止。'
  const old = law('old', { posting_date: '2014-04-24', effective_date: '2015-01-01' })
  await take([old, law('code', { title: '中华人民共和国试验法典', articles: articles('甲。', closing) })])
  expect(await timeOf('old')).toMatchObject({ timeLimited: '失效', repealedDate: '2026-01-15' })
})

it('a decision repeals what its title names', async () => {
  const tax = law('tax', {
    title: '中华人民共和国试验税条例',
    posting_date: '1993-12-13',
    effective_date: '1994-01-01',
  })
  const decision = law('decision', {
    title: '国务院关于废止〈中华人民共和国试验税条例〉和修改〈试验费条例〉的决定',
    posting_date: '2017-11-19',
    preamble: ['一、废止上述条例。', '本决定自公布之日起施行。'],
  })
  await take([tax, decision])
  expect(await timeOf('tax')).toMatchObject({
    timeLimited: '失效',
    repealedDate: '2017-11-19',
    standingGround: { kind: 'repealed', lid: 'decision' },
  })
})

it('a publication later than that of the source is taken from the header, and the source is doubted', async () => {
  const report = await take([
    law('l1', {
      posting_date: '1958-07-06',
      effective_date: '1958-07-06',
      info: ['1985年6月21日 国务院批准', '1985年7月6日 林业部公布'],
      articles: articles('甲。', '本办法自发布之日起施行。'),
    }),
  ])
  const { postingDate, effectiveDate, effectiveGround } = (await engine().get('law', 'l1'))?.payload as LawPayload
  expect({ postingDate, effectiveDate, kind: effectiveGround?.kind }).toEqual({
    postingDate: '1985-07-06',
    effectiveDate: '1985-07-06',
    kind: 'closing',
  })
  expect(remarksOf(report)).toContain(
    'a.ndjson:1 中华人民共和国试验法: the day of publication is 1985-07-06 (its header); 1958-07-06 (source) is not used',
  )
})

describe('a suspension', () => {
  const suspension = (title: string) =>
    law('pause', { title, posting_date: '2020-01-01', effective_date: '2020-01-01', preamble: ['甲。'] })
  const standing = async () => {
    const { timeLimited, ...rest } = lawPayload((await engine().get('law', 'l1'))!)
    return [timeLimited, groundMessagesOf({ timeLimited, ...rest }).standing_basis]
  }
  const partial = '国务院关于在部分地区暂时调整实施《中华人民共和国试验法》有关规定的决定'
  const old = law('l1', { posting_date: '2010-01-01', effective_date: '2010-03-01' })

  it('of some rules leaves the law in force and is named beside its status', async () => {
    await take([old, suspension(partial)])
    expect(await standing()).toEqual([
      '现行有效',
      '来源载明；《国务院关于在部分地区暂时调整实施〈中华人民共和国试验法〉有关规定的决定》暂时调整或者停止适用其部分规定，适用的地域和期限须另行核对',
    ])
    expect(await completeRepealOf(engine(), '试验法')).toBeUndefined()
  })

  it('of the whole law leaves it of unknown status', async () => {
    await take([old], [suspension('关于暂停施行《中华人民共和国试验法》的决定')])
    expect(await standing()).toEqual([
      '时效不明',
      '《关于暂停施行〈中华人民共和国试验法〉的决定》暂停其施行，是否恢复施行须另行核对',
    ])
  })

  it('does not concern a version that was published later, and ends with its decision', async () => {
    await take([{ ...old, posting_date: '2021-01-01', effective_date: '2021-03-01' }, suspension(partial)])
    expect(await standing()).toEqual(['现行有效', '来源载明'])
    await take([old, suspension(partial)])
    await take([suspension('关于另一事项的决定')])
    expect(await standing()).toEqual(['现行有效', '来源载明'])
  })
})

it('a repeal in part that begins later is known from its day on', async () => {
  const closing = '本条例自2099年1月1日起施行。《试验登记办法》第三条同时废止。'
  const old = law('old', { title: '试验登记办法', posting_date: '2014-04-24', effective_date: '2015-01-01' })
  await take([old, law('new', { title: '试验条例', posting_date: '2025-04-24', articles: articles('甲。', closing) })])
  const document = (await engine().get('law', 'old'))!
  expect(document.values.timeLimited).toEqual(['现行有效', '现行有效 20990101部分失效'])
  expect((document.payload as LawPayload).later).toMatchObject({ timeLimited: '部分失效' })
})

describe('a repeal clause without an effect yet', () => {
  const old = law('old', { title: '试验条例', posting_date: '2014-04-24', effective_date: '2015-01-01' })
  const clauseOf = (title: string) => articles('甲。', `${title}同时废止。`)
  const repealing = (status: string, title = '《试验条例》') =>
    law('new', { title: '试验法', time_limited: status, posting_date: '2025-04-24', articles: clauseOf(title) })
  const standing = async () => {
    const { timeLimited, repealedDate, mayEndFrom } = (await engine().get('law', 'old'))?.payload as LawPayload
    return [timeLimited, repealedDate, mayEndFrom]
  }

  it('in a draft changes nothing, whichever of the two is imported first', async () => {
    await take([old, repealing('征求意见稿或草案')])
    expect(await standing()).toEqual(['现行有效', undefined, undefined])
    await take([old])
    expect(await standing()).toEqual(['现行有效', undefined, undefined])
  })

  it('in a law to come without a first day may end the other law, and leaves it in force', async () => {
    await take([old, repealing('尚未生效')])
    expect(await standing()).toEqual(['现行有效', undefined, '2025-04-24'])
    await take([old, repealing('尚未生效', '《试验条例》第二条')])
    expect(await standing()).toEqual(['现行有效', undefined, undefined])
  })

  it('gives way to the repeal by a law in force', async () => {
    const second = { lid: 'second', title: '试验法典', posting_date: '2025-06-01', effective_date: '2025-07-01' }
    await take([old, repealing('尚未生效'), { ...repealing('现行有效'), ...second }])
    expect(await standing()).toEqual(['失效', '2025-07-01', undefined])
  })

  it('has it as soon as the draft is a law', async () => {
    await take([old, repealing('征求意见稿或草案')])
    await take([{ ...repealing('现行有效'), effective_date: '2025-07-01' }])
    expect(await standing()).toEqual(['失效', '2025-07-01', undefined])
  })
})
