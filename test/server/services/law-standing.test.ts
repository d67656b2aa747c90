/**
 * No answer assumes that a law is in force. A law repealed by a held law is reported as repealed, although its own text
 * is missing.
 */
import type { CheckedCitation } from '@contract/citation-check'
import type { LawArticle, LawDetail, LawItem } from '@contract/lawregu'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { LAW_PATHS } from '@contract/paths'
import { citationReportOf } from '../../../server/citation-check/report'
import { beijingMoment } from '../../../server/report/moment'
import { bodyOf, paragraphsOf } from '../../support/docx'
import { STATUS_WORDS } from '../../support/status-words'
import { aLaw, startSearching } from './corpus'
import { get, post } from '../support/visits'
import type { TestServer } from '../support/server'

const IN_FORCE = '现行有效'

const articles = [{ no: '第一条', path: [], text: '甲应当履行。', history: [] }]
const lawNamed = (at: number, timeLimited: string) =>
  aLaw(`w${at}`, { title: `海图试验${at}号条例`, timeLimited, effectiveDate: '2000-01-01', articles })

const code = aLaw('code', {
  title: '中华人民共和国海图法典',
  postingDate: '2020-05-28',
  effectiveDate: '2021-01-01',
  timeLimited: '现行有效',
  articles,
  repeals: [
    { title: '中华人民共和国海图合同法', article: '第一千二百六十条' },
    { title: '海图登记办法', article: '第一千二百六十条', isPartial: true },
  ],
})

/** So many laws that the day of the newest one tells up to which day the library reaches. */
const older = Array.from({ length: 100 }, (_, at) =>
  aLaw(`o${at}`, { title: `海图旧法${at}号`, postingDate: '2000-01-01' }),
)

let server: TestServer
beforeAll(async () => {
  server = await startSearching({ laws: [code, ...older, ...STATUS_WORDS.map((word, at) => lawNamed(at, word))] })
})
afterAll(() => server.close())

const check = async (law: string) =>
  (await post(server, CITATION_CHECK_PATHS.check, [{ law, article: '第一条' }])).json<{ data: CheckedCitation[] }>()
    .data[0]

it.each(STATUS_WORDS.map((word, at) => [word, at] as const))('"%s" is not in force', async (word, at) => {
  expect((await check(`海图试验${at}号条例`))?.state).not.toBe('inForce')
  const detail = (await get(server, LAW_PATHS.detail.replace(':lid', `w${at}`))).json<{ data: LawDetail }>().data
  expect([detail.time_limited, detail.standing_basis === '来源载明']).toEqual([word, false])
  const asOf = (
    await post(server, LAW_PATHS.findArticle, { law: `海图试验${at}号条例`, article: '第一条', asOf: '2020-01-01' })
  ).json<{
    data: LawArticle
  }>().data
  expect(asOf.on_day?.standing).not.toBe('inForce')
  const list = await get(server, `${LAW_PATHS.list}?query=${encodeURIComponent(`标题:海图试验${at}号条例`)}`)
  const [row] = list.json<{ data: { lawRegus: LawItem[] } }>().data.lawRegus
  expect(row?.time_limited).toBe(word)
  const query = encodeURIComponent(`标题:海图试验${at}号条例`)
  const facet = await get(server, `${LAW_PATHS.facet}?field=timeLimitedResults&query=${query}`)
  expect(facet.body).not.toContain(IN_FORCE)
  const file = await get(server, LAW_PATHS.download.replace(':lid', `w${at}`))
  expect(paragraphsOf(bodyOf(file.rawPayload)).join('\n')).not.toContain(IN_FORCE)
  const judged = (await check(`海图试验${at}号条例`))!
  const citation = { law: `海图试验${at}号条例`, words: '第一条', place: '甲' }
  const report = citationReportOf([{ citation, judged }], {
    platform: '甲',
    moment: beijingMoment(new Date(0)),
  })
  expect(JSON.stringify(report)).not.toContain(IN_FORCE)
})

it('a status stands beside the day up to which the library is complete', async () => {
  const completeness = '本库收录至2020年05月28日（按所收法规最新的发布日期）'
  expect(await check('海图法典')).toMatchObject({ state: 'inForce', completeness })
  const completenessBeside = async (lid: string) =>
    (await get(server, LAW_PATHS.detail.replace(':lid', lid))).json<{ data: LawDetail }>().data.completeness
  expect(await completenessBeside('w0')).toBe(completeness)
  // The code began later, so no stored law can tell its present status.
  const earlier = `${completeness}，早于施行日期，施行后的情况须另行核对`
  expect(await completenessBeside('code')).toBe(earlier)
  const cited = { law: '海图法典', article: '第一条' }
  const reply = await post(server, LAW_PATHS.findArticle, cited)
  expect(reply.json<{ data: LawArticle }>().data.completeness).toBe(earlier)
  const several = await post(server, LAW_PATHS.findArticles, [cited, { ...cited, law: '海图试验0号条例' }])
  expect(several.json<{ data: LawArticle[] }>().data.map(one => one.completeness)).toEqual([earlier, completeness])
  const none = await get(server, `${LAW_PATHS.list}?query=${encodeURIComponent('标题:不存在的法')}`)
  expect(none.json<{ data: object }>().data).toMatchObject({ totalCount: 0, completeness })
  const file = await get(server, LAW_PATHS.download.replace(':lid', 'code'))
  expect(paragraphsOf(bodyOf(file.rawPayload)).join('\n')).toContain(completeness)
})

describe('a law whose text is not held', () => {
  it('is repealed where a held law says so, with the article and the day', async () => {
    expect(await check('海图合同法')).toMatchObject({
      state: 'repealed',
      library: 'law',
      title: '海图合同法',
      ground: {
        kind: 'repealed',
        lid: 'code',
        title: '中华人民共和国海图法典',
        article: '第一千二百六十条',
        day: '2021-01-01',
      },
    })
  })

  it('is absent where it is repealed in part, or by nothing', async () => {
    expect(await check('海图登记办法')).toMatchObject({ state: 'absent' })
    expect(await check('海图远洋法')).toMatchObject({ state: 'absent' })
  })
})
