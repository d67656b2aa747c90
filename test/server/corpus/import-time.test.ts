/** The time of imported laws: each day and each standing with its ground, and none without. */
import type { LawPayload } from '../../../server/libraries/law/document'
import { lawPayload } from '../../../server/libraries/law/view'
import { articles, importing, law, remarksOf } from './support/import-rows'

const { engine, take, takeOn } = importing()

const payloadOf = async (lid: string) => (await engine().get('law', lid))?.payload as LawPayload
async function timeOf(lid: string) {
  const { effectiveDate, effectiveGround, repealedDate, mayEndFrom, timeLimited, standingGround } = await payloadOf(lid)
  return { effectiveDate, effectiveGround, repealedDate, mayEndFrom, timeLimited, standingGround }
}

describe('the last day', () => {
  const notice = (closing: string) =>
    law('n', { posting_date: '2023-10-09', effective_date: '', articles: articles('甲。', closing) })

  it('that the text states is stored, and a later day of the term is of unknown standing', async () => {
    await take([notice('本公告有效期自2023年10月11日起至2025年10月10日。')])
    const document = (await engine().get('law', 'n'))!
    expect(document.numbers).toMatchObject({ mayEndFrom: 20251011 })
    expect(document.payload).toMatchObject({
      timeLimited: '现行有效',
      expiry: { day: '2025-10-10', clause: '本公告有效期自2023年10月11日起至2025年10月10日' },
    })
    expect(lawPayload(document).timeLimited).toBe('时效不明')
  })

  it('counts from the first day', async () => {
    await take([notice('本办法自2024年1月1日起施行，有效期三年。')])
    expect((await payloadOf('n')).expiry?.day).toBe('2026-12-31')
  })
})

describe('the first day', () => {
  it('stands in the closing article, in Chinese numerals too', async () => {
    const closing = articles('甲。', '本条例自一九八七年六月一日起施行。')
    await take([law('l1', { posting_date: '1987-05-04', articles: closing })])
    expect(await timeOf('l1')).toMatchObject({
      effectiveDate: '1987-06-01',
      effectiveGround: { kind: 'closing', basis: '本条例自一九八七年六月一日起施行' },
    })
  })

  it('of an amended text is not that of its closing article', async () => {
    const amended = {
      posting_date: '2019-03-02',
      effective_date: '2006-05-01',
      articles: articles('本法自2006年5月1日起施行。'),
    }
    await take([law('l1', amended)])
    expect(await timeOf('l1')).toMatchObject({ effectiveDate: undefined, effectiveGround: undefined })
  })

  const code = law('code', {
    title: '中华人民共和国试验刑法',
    posting_date: '2023-12-29',
    effective_date: '1997-10-01',
    info: ['2023年12月29日 通过的《中华人民共和国试验刑法修正案（十二）》'],
    articles: articles('甲。', '本法自1997年10月1日起施行。'),
  })
  const amendment = law('amendment', {
    title: '中华人民共和国试验刑法修正案（十二）',
    posting_date: '2023-12-29',
    preamble: ['一、甲。', '二、本修正案自2024年3月1日起施行。'],
  })

  it.each([
    ['together', [[code, amendment]]],
    ['the law first', [[code], [amendment]]],
    ['the amendment first', [[amendment], [code]]],
  ])('is that of the amendment, imported %s', async (_, runs) => {
    for (const run of runs) await take(run)
    expect(await timeOf('code')).toMatchObject({
      effectiveDate: '2024-03-01',
      effectiveGround: { kind: 'decision', basis: '中华人民共和国试验刑法修正案（十二）' },
      timeLimited: '现行有效',
    })
    expect((await payloadOf('amendment')).timeLimited).toBe('现行有效')
  })

  it('of the decision wins over that of the source, and the import says so', async () => {
    const procedure = law('p', {
      title: '中华人民共和国试验程序法',
      posting_date: '2023-09-01',
      effective_date: '2023-09-01',
      info: ['2023年9月1日《关于修改〈中华人民共和国试验程序法〉的决定》第五次修正'],
    })
    const decision = law('d', {
      title: '全国人民代表大会常务委员会关于修改《中华人民共和国试验程序法》的决定',
      posting_date: '2023-09-01',
      preamble: ['本决定自2024年1月1日起施行。'],
    })
    const report = await take([procedure, decision])
    expect(await timeOf('p')).toMatchObject({ effectiveDate: '2024-01-01' })
    expect(remarksOf(report)).toEqual([
      'a.ndjson:1 states 2023-09-01 as its first day, and 全国人民代表大会常务委员会关于修改《中华人民共和国试验程序法》的决定 says 2024-01-01, which is taken',
    ])
  })

  it('is unknown where a decision of the same day is named nowhere', async () => {
    const posted = { posting_date: '2024-12-06', articles: articles('本条例自2002年9月15日起施行。') }
    await take([law('r', { title: '试验条例', eff_level: '行政法规', ...posted })])
    expect((await timeOf('r')).effectiveDate).toBeUndefined()
  })

  it('of a regulation that an omnibus decision amended stands in the list of decisions', async () => {
    const regulation = law('r', {
      title: '试验条例',
      eff_level: '行政法规',
      posting_date: '2024-12-06',
      effective_date: '2002-09-15',
      info: ['2024年12月6日 《国务院关于修改和废止部分行政法规的决定》第三次修订'],
      articles: articles('本条例自2002年9月15日起施行。'),
    })
    await take([regulation])
    expect(await timeOf('r')).toMatchObject({
      effectiveDate: '2025-01-20',
      effectiveGround: { kind: 'decision', basis: '国务院令第797号' },
    })
  })
})

describe('an unstated first day', () => {
  const first = law('l1', { posting_date: '2000-01-10', effective_date: '2000-03-01' })
  const second = law('l2', { posting_date: '2010-05-01', info: ['2010年5月1日修正'] })

  it('ends the version before on no day, but from its publication on nothing is sure', async () => {
    await take([first, second])
    expect(await timeOf('l1')).toMatchObject({
      repealedDate: undefined,
      mayEndFrom: '2010-05-01',
      timeLimited: '已被修改',
      standingGround: { kind: 'superseded', lid: 'l2', title: '中华人民共和国试验法' },
    })
  })
})

describe('the status', () => {
  it.each([
    ['有效', '现行有效'],
    ['全文有效', '现行有效'],
    ['条款失效', '部分失效'],
    ['部分废止', '部分失效'],
    ['全文废止', '失效'],
    ['已废止', '失效'],
    ['已修订', '已被修改'],
    ['尚未施行', '尚未生效'],
  ])('%s means %s', async (word, status) => {
    const report = await take([law('l1', { time_limited: word })])
    expect(await timeOf('l1')).toMatchObject({ timeLimited: status, standingGround: { kind: 'source' } })
    expect(remarksOf(report)).toEqual([])
  })

  it('that nobody states is unknown, without a remark', async () => {
    const report = await take([
      law('l1', { time_limited: '', posting_date: '2000-01-01', effective_date: '2000-01-01' }),
    ])
    expect(await timeOf('l1')).toMatchObject({ timeLimited: '时效不明', standingGround: undefined })
    expect(remarksOf(report)).toEqual([])
  })

  it('in a word that we do not know is unknown, and the import says so', async () => {
    const report = await take([law('l1', { time_limited: '已蒸发' })])
    expect((await payloadOf('l1')).timeLimited).toBe('时效不明')
    expect(remarksOf(report)).toEqual(['a.ndjson:1 the status "已蒸发" is not known, so its standing is 时效不明'])
  })
})

describe('a repeal clause', () => {
  const old = law('old', {
    title: '最高人民法院关于审理偷税抗税案件的解释',
    posting_date: '2002-11-05',
    effective_date: '2002-11-07',
  })
  const repealing = law('new', {
    title: '最高人民法院关于办理税收案件的解释',
    posting_date: '2024-03-15',
    articles: articles(
      '甲。',
      '本解释自2024年3月20日起施行。《最高人民法院关于审理偷税、抗税案件的解释》（法释〔2002〕33号）同时废止。',
    ),
  })
  const dead = {
    repealedDate: '2024-03-20',
    timeLimited: '失效',
    standingGround: {
      kind: 'repealed',
      lid: 'new',
      title: '最高人民法院关于办理税收案件的解释',
      article: '第二条',
      day: '2024-03-20',
    },
  }

  it.each([
    ['together', [[old, repealing]]],
    ['the repealed first', [[old], [repealing]]],
    ['the repealing first', [[repealing], [old]]],
  ])('ends what it names, imported %s', async (_, runs) => {
    for (const run of runs) await take(run)
    expect(await timeOf('old')).toMatchObject(dead)
    expect((await payloadOf('new')).timeLimited).toBe('现行有效')
  })

  it('with links of a wiki ends what it names', async () => {
    const clause = '《[[最高人民法院关于审理偷税抗税案件的解释|最高人民法院关于审理偷税、抗税案件的解释]]》同时废止。'
    const category = '\n[[Category:中华人民共和国法律|JIESHI]]'
    const linked = { ...repealing, articles: articles('甲。', `本解释自2024年3月20日起施行。${clause}${category}`) }
    await take([old, linked])
    expect(await timeOf('old')).toMatchObject(dead)
    expect((await payloadOf('new')).articles.map(({ no }) => no)).toEqual(['第一条', '第二条'])
    expect((await engine().get('law', 'new'))?.blocks.map(({ text }) => text).join()).not.toMatch(/\[\[|\|/)
  })

  it('that a later import takes back leaves the law as its source states it', async () => {
    await take([old, repealing])
    await take([{ ...repealing, articles: articles('甲。', '本解释自2024年3月20日起施行。') }])
    expect(await timeOf('old')).toMatchObject({
      timeLimited: '现行有效',
      repealedDate: undefined,
      standingGround: { kind: 'source' },
    })
  })

  it('does not end what was published after it, nor the law in which it stands', async () => {
    await take([repealing, { ...old, posting_date: '2025-01-01', effective_date: '2025-01-01' }])
    expect((await payloadOf('old')).timeLimited).toBe('现行有效')
  })

  it('that has not begun ends nothing yet', async () => {
    await takeOn('2024-03-19', [old, repealing])
    expect(await timeOf('old')).toMatchObject({ timeLimited: '现行有效', repealedDate: '2024-03-20' })
    expect(await timeOf('new')).toMatchObject({
      timeLimited: '尚未生效',
      standingGround: { kind: 'pending', day: '2024-03-20' },
    })
  })

  it('of a part leaves the rest in force', async () => {
    const clause = '《最高人民法院关于审理偷税抗税案件的解释》第三条同时废止。'
    await take([old, { ...repealing, articles: articles('甲。', `本解释自2024年3月20日起施行。${clause}`) }])
    expect(await timeOf('old')).toMatchObject({ timeLimited: '部分失效', repealedDate: undefined })
  })
})
