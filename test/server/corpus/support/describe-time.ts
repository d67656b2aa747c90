/** The time of the laws of the real corpus, against days and repeals that were looked up in the decisions themselves. */
import { standingOn } from '@domain/law-time/standing'
import type { LawPayload } from '../../../../server/libraries/law/document'
import { findArticle } from '../../../../server/libraries/law/articles'
import { completeRepealOf } from '../../../../server/libraries/law/repeals'
import { lawTermOf } from '../../../../server/libraries/law/versions'
import { lawPayload } from '../../../../server/libraries/law/view'
import type { Engine } from '../../../../server/engine/port'

/** Laws without a ground for their first day: their amending decision is missing or named nowhere, or no clause states it. */
const MOST_UNDATED = 35

const DAYS = [
  ['中华人民共和国刑法', '2023-12-29', '2024-03-01'],
  ['工伤保险条例', '2010-12-20', '2011-01-01'],
  ['中华人民共和国企业所得税法实施条例', '2024-12-06', '2025-01-20'],
  ['中华人民共和国药品管理法实施条例', '2024-12-06', '2025-01-20'],
  ['中华人民共和国专利法实施细则', '2023-12-11', '2024-01-20'],
  ['中华人民共和国会计法', '2024-06-28', '2024-07-01'],
  ['中华人民共和国慈善法', '2023-12-29', '2024-09-05'],
  ['中华人民共和国反垄断法', '2022-06-24', '2022-08-01'],
  ['中华人民共和国民事诉讼法', '2023-09-01', '2024-01-01'],
  ['中华人民共和国监察法', '2024-12-25', '2025-06-01'],
  ['中华人民共和国税收征收管理法实施细则', '2016-02-06', '2016-02-06'],
  ['森林和野生动物类型自然保护区管理办法', '1985-07-06', '1985-07-06'],
  ['企业职工带薪年休假实施办法', '2008-09-18', '2008-09-18'],
  ['道路交通事故处理程序规定', '2017-07-22', '2018-05-01'],
  ['中华人民共和国招标投标法实施条例', '2019-03-02', '2019-03-02'],
  ['最高人民法院关于审理网络消费纠纷案件适用法律若干问题的规定（一）', '2022-03-01', '2022-03-15'],
] as const

export function describeTime(engine: () => Engine) {
  let laws: LawPayload[]
  beforeAll(async () => {
    const where = { kind: 'all' as const, clauses: [] }
    const ids = await engine().ids({ collection: 'law', where, order: { by: 'relevance' } })
    const documents = await Promise.all(ids.map(id => engine().get('law', id)))
    laws = documents.map(document => document!.payload as LawPayload)
  })

  it.each(DAYS)('%s of %s begins on %s', (title, posted, day) => {
    const law = laws.find(one => one.title === title && one.postingDate === posted)
    expect(law?.effectiveDate).toBe(day)
  })

  it('an article asked as of a day before its text began is not told as in force', async () => {
    const citation = { law: '刑法', article: '第三百八十七条' }
    const on = async (asOf: string) => (await findArticle(engine(), { ...citation, asOf }))?.on_day?.standing
    expect([await on('2024-01-15'), await on('2024-03-01')]).toEqual(['notYet', 'inForce'])
  })

  it('every first day has a ground, and few laws have no day', () => {
    expect(laws.filter(({ effectiveDate, effectiveGround }) => effectiveDate && !effectiveGround)).toEqual([])
    const undated = laws.filter(({ effectiveDate }) => !effectiveDate)
    process.stdout.write(`figure: ${undated.length} of ${laws.length} laws have no first day\n`)
    expect(undated.length).toBeLessThanOrEqual(MOST_UNDATED)
  })

  it('a notice whose own validity is over is in force no more', async () => {
    const document = await engine().get(
      'law',
      laws.find(({ documentNumber }) => /127号/.test(documentNumber ?? ''))!.lid,
    )
    const { expiry, timeLimited, standingGround } = lawPayload(document!)
    expect({ expiry: expiry?.day, timeLimited, standingGround }).toEqual({
      expiry: '2025-10-10',
      timeLimited: '时效不明',
      standingGround: { kind: 'expired', day: '2025-10-10' },
    })
    expect(standingOn(lawTermOf(document!), 20251010)).toBe('inForce')
    expect(standingOn(lawTermOf(document!), 20251011)).toBe('unknown')
  })

  it('a repeal clause of a held law ends what it names', () => {
    const law = laws.find(({ title }) => title.includes('偷税抗税刑事案件'))
    expect(law).toMatchObject({
      timeLimited: '失效',
      repealedDate: '2024-03-20',
      standingGround: { kind: 'repealed', article: '第二十二条' },
    })
  })

  it.each(['中华人民共和国合同法', '中华人民共和国物权法', '中华人民共和国婚姻法', '中华人民共和国民法通则'])(
    '%s is known as repealed without its text',
    async title =>
      expect(await completeRepealOf(engine(), title)).toMatchObject({
        title: '中华人民共和国民法典',
        article: '第一千二百六十条',
        day: '2021-01-01',
      }),
  )

  it.each([
    ['中华人民共和国治安管理处罚条例', '2006-03-01'],
    ['中华人民共和国外商投资企业和外国企业所得税法', '2008-01-01'],
    ['强制戒毒办法', '2011-06-26'],
    ['最高人民法院关于适用《中华人民共和国民事诉讼法》若干问题的意见', '2015-02-04'],
  ])('%s ended on %s, though the text that repeals it was amended later', async (title, day) =>
    expect(await completeRepealOf(engine(), title)).toMatchObject({ day }),
  )

  it.each([
    ['中华人民共和国环境保护法', '2026-08-15', 'repealed'],
    ['中华人民共和国海洋环境保护法', '2026-08-15', 'repealed'],
    ['全民所有制工业交通企业设备管理条例', '2024-05-01', 'repealed'],
    ['中华人民共和国海关稽查条例', '2022-05-01', 'superseded'],
    ['中华人民共和国仲裁法', '2026-03-01', 'superseded'],
    ['中华人民共和国治安管理处罚法', '2026-01-01', 'superseded'],
    ['中华人民共和国网络安全法', '2026-01-01', 'superseded'],
    ['中华人民共和国海商法', '2026-05-01', 'superseded'],
    ['最高人民法院关于审理政府信息公开行政案件若干问题的规定', '2025-06-01', 'repealed'],
    ['最高人民法院关于适用《中华人民共和国公司法》若干问题的规定（一）', '2014-03-01', 'superseded'],
  ])('%s ends on %s', (title, day, kind) => {
    const law = laws.find(one => one.title === title)
    const ground = law?.later?.standingGround ?? law?.standingGround
    expect({ day: law?.repealedDate, kind: ground?.kind }).toEqual({ day, kind })
  })

  it('amendments to the criminal law are no versions of one another', () => {
    const amendments = laws.filter(({ title }) => /^中华人民共和国刑法修正案/.test(title))
    expect(amendments.length).toBeGreaterThan(10)
    expect(amendments.filter(({ timeLimited }) => timeLimited !== '现行有效')).toEqual([])
  })
}
