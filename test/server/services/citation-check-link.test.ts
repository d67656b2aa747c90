/** A shared link to the results of a citation check. It contains the citations, but no other text of the document. */
import { CITATION_CHECK_LIMITS, type CitationCheckToShare, type SharedCitationResults } from '@contract/citation-check'
import { ACCOUNT_PATHS, CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { SHARE_PATHS } from '@contract/paths'
import { copy } from '../../../server/copy'
import { DAY } from '../../../server/runtime'
import { CASES, LAWS } from '../../fixture/citation-check/library'
import type { TestServer } from '../support/server'
import { failureIn, get, logIn, post } from '../support/visits'
import { startSearching } from './corpus'

let server: TestServer
beforeEach(async () => void (server = await startSearching({ laws: LAWS, cases: CASES })))
afterEach(() => server.close())

const CITATIONS = [
  { law: '民法典', article: '第七条', quote: '应当遵循自愿原则', words: '民法典第七条' },
  { law: '公司法（2018年修正）', article: '第十六条', words: '公司法第十六条' },
  { law: '合同法', words: '合同法' },
  { law: '没有的法', article: '第一条', words: '没有的法第一条' },
]

const link = async (body: Partial<CitationCheckToShare> = {}) =>
  post(server, CITATION_CHECK_PATHS.link, { citations: CITATIONS, quotes: false, ...body }, await member())
async function member() {
  const { token } = await logIn(server)
  return { token }
}
const keyOf = (reply: Awaited<ReturnType<typeof link>>) => reply.json<{ data: string }>().data
const open = (secretKey: string) => get(server, `${CITATION_CHECK_PATHS.link}?secretKey=${secretKey}`)
const opened = async (secretKey: string) => (await open(secretKey)).json<{ data: SharedCitationResults }>().data

it('shows a guest state and address of each citation, and no difference of quotations', async () => {
  const key = keyOf(await link())
  const { citations, madeAt, expiresAt } = await opened(key)
  expect(citations).toEqual([
    {
      name: '民法典第七条',
      state: 'misquoted',
      saying: copy.citationCheck.differs,
      lead: { library: 'law', id: 'code', law: '中华人民共和国民法典', article: '第七条' },
    },
    {
      name: '公司法第十六条',
      state: 'amended',
      saying: expect.stringContaining('引用的是修改前的文本') as string,
      lead: { library: 'law', id: 'company', law: '中华人民共和国公司法', article: '第十六条' },
    },
    {
      name: '合同法',
      state: 'repealed',
      saying: '《中华人民共和国合同法》已经废止或者失效',
      lead: { library: 'law', id: expect.any(String) as string },
    },
    {
      name: '没有的法第一条',
      state: 'absent',
      saying: expect.stringContaining('无法核验') as string,
    },
  ])
  expect(Date.parse(expiresAt) - Date.parse(madeAt)).toBe(30 * DAY)
})

it('contains no quotation unless its maker wishes it', async () => {
  const [without, beside] = [keyOf(await link()), keyOf(await link({ quotes: true }))]
  expect((await open(without)).body).not.toContain('自愿')
  const [first] = (await opened(beside)).citations
  expect(first!.changes).toContainEqual({ kind: 'added', text: '自愿' })
  expect(first!.saying).toBe('引号中的文字与原文不同')
})

it('says what was not checked, if something was not', async () => {
  const { pages } = CITATION_CHECK_LIMITS
  const unchecked = { pagesWithoutText: Array.from({ length: pages }, (_, at) => at + 1), isCut: true }
  expect(await opened(keyOf(await link(unchecked)))).toMatchObject(unchecked)
  expect(Object.keys(await opened(keyOf(await link())))).toEqual(['madeAt', 'expiresAt', 'citations'])
  const tooMany = { pagesWithoutText: [...unchecked.pagesWithoutText, pages + 1] }
  expect(failureIn(await link(tooMany)).code).toBe(400)
})

it('is among the shares of its maker, who can revoke it', async () => {
  const key = keyOf(await link())
  const who = await member()
  const shares = (await get(server, ACCOUNT_PATHS.shares, who)).json<{ data: { list: Array<{ id: string }> } }>().data
  expect(shares.list).toMatchObject([{ opens: [{ method: 'brief_report', query: '' }] }])
  await post(server, ACCOUNT_PATHS.revokeShare, { id: shares.list[0]!.id }, who)
  expect(failureIn(await open(key))).toMatchObject({ code: 404, id: 'share_unknown' })
  const reply = await get(server, ACCOUNT_PATHS.personalData, who)
  expect(reply.statusCode).toBe(200)
})

it("is in its maker's data export", async () => {
  await link()
  const reply = await get(server, ACCOUNT_PATHS.personalData, await member())
  expect(reply.json<{ data: { shares: unknown[] } }>().data.shares).toMatchObject([
    { opens: [{ method: 'brief_report', citations: [{ name: '民法典第七条' }, {}, {}, {}] }] },
  ])
})

it('expires, and opens nothing else', async () => {
  const key = keyOf(await link())
  const asDocument = `${SHARE_PATHS.data}?secretKey=${key}&method=lawregu_details_interface`
  expect(failureIn(await get(server, asDocument))).toMatchObject({ id: 'share_wrong_method' })
  expect(failureIn(await open(key.slice(0, 9)))).toMatchObject({ code: 404, id: 'share_incomplete' })
  server.runtime.pass(30 * DAY)
  expect(failureIn(await open(key))).toMatchObject({ code: 410, id: 'share_expired' })
})

it("opens no more when its maker's office has lost the permission point", async () => {
  const { accounts } = server.store
  const { token } = await logIn(server, 'office')
  const reply = await post(server, CITATION_CHECK_PATHS.link, { citations: CITATIONS, quotes: false }, { token })
  const key = keyOf(reply)
  expect((await open(key)).statusCode).toBe(200)
  await accounts.setPermissions('demo-office', [])
  expect(failureIn(await open(key))).toMatchObject({ code: 410, id: 'share_expired' })
})

it('can be made by members only, from a valid and not too long report', async () => {
  expect(
    failureIn(await post(server, CITATION_CHECK_PATHS.link, { citations: CITATIONS, quotes: false })),
  ).toMatchObject({
    code: 401,
  })
  expect(failureIn(await link({ citations: [] })).code).toBe(400)
  const many = Array.from({ length: CITATION_CHECK_LIMITS.linked + 1 }, () => CITATIONS[3]!)
  expect(failureIn(await link({ citations: many })).code).toBe(400)
  const quote = `应当遵循${'甲乙丙丁'.repeat(450)}`
  const long = many.slice(0, 150).map(() => ({ ...CITATIONS[0]!, quote }))
  expect(failureIn(await link({ citations: long, quotes: true }))).toMatchObject({ code: 413, id: 'brief_link_long' })
  expect((await link({ citations: long })).statusCode).toBe(200)
})

it('is refused to a visitor with too many keys', async () => {
  jest.spyOn(server.store.shareKeys, 'mint').mockResolvedValue(undefined)
  expect(failureIn(await link())).toMatchObject({ code: 429, id: 'share_quota' })
})
