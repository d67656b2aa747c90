/** No status is in force by default, in any answer that tells one; what a held law repeals is known though its text is not. */
import type { CheckedCitation } from '@contract/citation-check'
import type { LawArticle, LawDetail, LawItem } from '@contract/lawregu'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { LAW_PATHS } from '@contract/paths'
import { aLaw, startSearching } from './corpus'
import { get, post } from '../support/visits'
import type { TestServer } from '../support/server'

/** Words that sources use, and none: laws of an older import have them as they came. */
const WORDS =
  `${''} 时效不明 全文废止 全文失效 条款失效 部分废止 部分有效 已失效 废止 已废止 停止执行 待定 未知 长期 无 null 有效期届满
  已修订 已修正 已更新 尚未施行 未施行 草案 送审稿 暂停执行 试行期满 被代替 存疑 撤销 已撤销 宣布失效 自动失效 清理 保留 不适用 停用 归档
  过期 修订中 拟废止 拟修改`.split(/\s+/)

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

let server: TestServer
beforeAll(
  async () => void (server = await startSearching({ laws: [code, ...WORDS.map((word, at) => lawNamed(at, word))] })),
)
afterAll(() => server.close())

const check = async (law: string) =>
  (await post(server, CITATION_CHECK_PATHS.check, [{ law, article: '第一条' }])).json<{ data: CheckedCitation[] }>()
    .data[0]

it.each(WORDS.map((word, at) => [word, at] as const))('"%s" is not in force', async (word, at) => {
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
})

describe('a law whose text is not held', () => {
  it('is repealed where a held law says so, with the article and the day', async () => {
    expect(await check('海图合同法')).toEqual({
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
    expect(await check('海图登记办法')).toEqual({ state: 'absent' })
    expect(await check('海图远洋法')).toEqual({ state: 'absent' })
  })
})
