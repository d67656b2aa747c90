import type { SimilarCasesResult } from '@contract/similar-cases'
import { LIMITS } from '@domain/limits'
import { copy } from '../../../server/copy'
import type { TestServer } from '../support/server'
import { failureIn, logIn, post } from '../support/visits'
import { kindProvedByWords, likeliestKind } from '../../../server/search/similar-cases/kinds'
import { CASES, startSearching } from './corpus'

const PATH = '/judgement-search/api/v1/alike'
const FACTS = '原告起诉要求解除合同，被告抗辩违约金约定的数额太高，主张以实际损失为基础调整。'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startSearching()
  token = (await logIn(server)).token
})
afterAll(() => server.close())

const ask = (body: unknown, who = 'guest') => post(server, PATH, body, who === 'member' ? { token } : {})
async function alike(more: Record<string, string> = {}) {
  const reply = await ask({ facts: FACTS, ...more })
  expect([reply.statusCode, reply.body]).toEqual([200, expect.anything()])
  return reply.json<{ result: SimilarCasesResult }>().result
}
const idsIn = ({ judgements }: SimilarCasesResult) => judgements.judgementDtoList.map(({ jid }) => jid)

describe('cases similar to a statement of facts', () => {
  it('are rows of the list with shared passages, and their causes', async () => {
    const { judgements, causes } = await alike()
    expect(judgements.judgementDtoList.map(({ jid }) => jid)).toEqual(['c1', 'c2'])
    expect(judgements.totalCount).toBe(2)
    expect(judgements.judgementDtoList[0]).toMatchObject({
      jid: 'c1',
      title: 'c1买卖合同纠纷案',
      courtName: '江苏省南京市中级人民法院',
      hitResult: expect.any(String) as unknown,
      reasons: [
        '<em>原告起诉</em>',
        expect.stringContaining('<em>约定的数额太高</em>') as unknown,
        '违约金是否过高，应当<em>以实际损失为基础</em>',
      ],
    })
    expect(causes[0]).toEqual({ name: '买卖合同纠纷', value: '买卖合同纠纷', count: 1 })
  })

  it('are filtered by the conditions of any list, for a guest too, and come in pages', async () => {
    expect(idsIn(await alike({ query: '案由:买卖合同纠纷' }))).toEqual(['c1'])
    expect(idsIn(await alike({ query: '案由:盗窃罪' }))).toEqual([])
    const second = await alike({ pageIndex: '2', pageSize: '1' })
    expect([idsIn(second), second.judgements.totalCount]).toEqual([['c2'], 2])
  })

  it('come with the causes of a layman’s words, even if the library has no such case', async () => {
    const facts = `隔壁没拴的狗咬了我的腿，打疫苗花了三千，狗主人不肯赔。${FACTS}`
    const cause = { name: '饲养动物损害责任纠纷', value: '饲养动物损害责任纠纷', count: 0 }
    expect((await alike({ facts })).causes[0]).toEqual(cause)
    expect((await alike({ facts, query: '案件类型:民事' })).causes[0]).toEqual(cause)
    for (const query of ['案件类型:刑事', '案由:买卖合同纠纷'])
      expect((await alike({ facts, query })).causes).not.toContainEqual(cause)
  })

  it('are none if no passage can be shown', async () => {
    const facts = '今天天气晴朗，孩子们在公园里放风筝，大家都很高兴。'
    expect((await ask({ facts })).json()).toMatchObject({ result: { judgements: { totalCount: 0 }, causes: [] } })
  })

  it.each([
    ['', 'facts_too_short'],
    [`  ${'案'.repeat(LIMITS.facts.least - 1)}\n`, 'facts_too_short'],
    ['案'.repeat(LIMITS.facts.most + 1), 'facts_too_long'],
  ])('%.4s… finds no cases: %s', async (facts, id) => {
    const failure = failureIn(await ask({ facts }))
    expect(failure).toMatchObject({ code: 400, id, resultMsg: copy.errors[id as keyof typeof copy.errors] })
    expect(failure.resultMsg).toMatch(/20字|5000字/)
  })

  it.each([
    [{ facts: FACTS, query: '审理程序:1' }, 'guest', 403, 'login_to_choose'],
    [{ facts: FACTS, query: '天气:晴' }, 'guest', 400, 'unknown_dimension'],
    [{ facts: FACTS, pageSize: '51' }, 'member', 400, 'page_out_of_range'],
    [{ facts: {} }, 'member', 400, 'invalid_request'],
    [{}, 'member', 400, 'invalid_request'],
    [undefined, 'member', 400, 'invalid_request'],
  ])('refuse what the list refuses: %j by %s', async (body, who, code, id) => {
    expect(failureIn(await ask(body, who))).toMatchObject({ code, id })
  })
})

describe('the kind of a case', () => {
  const kindOf = async (body: Record<string, string>) => (await alike(body)).kind

  it('is told with the cases, and a chosen kind or cause is not overruled', async () => {
    expect(await kindOf({})).toBe('民事')
    expect(await kindOf({ query: '案件类型:刑事' })).toBeUndefined()
    expect(await kindOf({ query: '案由:买卖合同纠纷' })).toBeUndefined()
    expect(idsIn(await alike({ query: '案件类型:刑事' }))).toEqual([])
  })

  it('follows the laws that the facts fit, though more cases are of another kind', () => {
    const cases = Array.from({ length: 10 }, () => ({ kind: '刑事', score: 1 }))
    const laws = ['中华人民共和国民法典', '中华人民共和国民法典', '中华人民共和国刑法']
    const input = { facts: '他把车开走', civilWords: 0 }
    expect(likeliestKind({ ...input, laws, cases })).toBe('民事')
    expect(likeliestKind({ ...input, laws: [], cases })).toBe('刑事')
    expect(likeliestKind({ ...input, laws: ['中华人民共和国行政诉讼法'], cases: [] })).toBe('行政')
    expect(likeliestKind({ ...input, laws: [], cases: [] })).toBeUndefined()
    expect(likeliestKind({ ...input, laws: [], cases: [{ kind: '执行', score: 1 }] })).toBeUndefined()
  })

  it.each([
    ['他把车开走不还', 0, '刑事'],
    ['他把我的车开走不还', 0, '民事'],
    ['他把车开走不还', 0.6, '刑事'],
    ['我国的车开走不还', 0.6, '刑事'],
  ])('is sooner civil where one tells of oneself in words of a civil cause: %s %d', (facts, civilWords, kind) => {
    const cases = [
      { kind: '刑事', score: 5 },
      { kind: '民事', score: 1 },
    ]
    const laws = ['中华人民共和国民法典', '中华人民共和国刑法', '中华人民共和国刑法', '中华人民共和国刑法']
    expect(likeliestKind({ facts, civilWords, laws, cases })).toBe(kind)
  })

  it.each([
    ['被告人刘某持刀刺伤张某，经鉴定为重伤二级', '刑事'],
    ['半夜把小区里的电瓶车骑走，第七次动手的时候当场被抓住', '刑事'],
    ['司机把人撞倒后把车开走，家里凑了钱给死者的儿子，对方写了谅解书', '刑事'],
    ['开车回家被交警拦下，抽血结果每百毫升一百八十七毫克', '刑事'],
    ['城管把我的三轮车拉走，过了半个月给我一张罚款的决定书，想去法院告他们', '行政'],
    ['我去人社局申请，人社局出了一个不予认定的决定书', '行政'],
    ['区政府没有通知就强拆了我家的房子', '行政'],
    ['我在路边卖烤红薯，城管把炉子收走了', '行政'],
    ['交警说我闯红灯，扣了六分罚了两百', '行政'],
    ['公司不服人社局的认定，要跟人社局打官司', '行政'],
    ['我不服工伤认定', '行政'],
    ['表哥在群里组织人赌钱，从里面抽水', '刑事'],
    ['同村的人半夜翻墙进我家偷了两万块', '刑事'],
    ['我儿子被警察带走了', '刑事'],
    ['王某潜入被害人家中，拿走手机两部，变卖得款三千元', '刑事'],
    ['罗某利用职务之便，将代收的货款转入自己账户', '刑事'],
    ['李某冒充警察，让老人把存款转入指定账户', '刑事'],
    ['周某未取得烟草专卖许可，大量购进卷烟销售', '刑事'],
    ['我弟弟拿了超市三部手机，被派出所抓了', '刑事'],
    ['我爸被查，血液酒精含量一百二十八', '刑事'],
  ])('is certain where words prove it: %s', (facts, kind) => expect(kindProvedByWords(facts)).toBe(kind))

  it.each([
    '他打断了我的肋骨，我报过两次警，想离婚',
    '我报了警，派出所说这个是经济纠纷，我要他返还',
    '鉴定为轻伤二级，我要求赔偿医药费',
    '原告主张被告人身损害赔偿，公诉机关未起诉',
    '被告拖欠货款',
    '工伤认定书下来了，老板还是不赔',
    '派出所给了他处罚决定书，我要他赔医药费',
    '老公贩毒被判了八年，我想离婚',
    '肠镜把肠子捅穿，又开了一刀',
  ])('is not where a civil case says the same: %s', facts => expect(kindProvedByWords(facts)).toBeUndefined())

  it('is told by the cases alone while articles cannot be searched', async () => {
    const nothing = async () => undefined
    const broken = { find: () => Promise.reject(new Error('no thread')), warmUp: nothing, close: nothing }
    const other = await startSearching(undefined, { articleFinder: broken })
    const reply = await post(other, PATH, { facts: FACTS })
    expect(reply.json()).toMatchObject({ result: { kind: expect.any(String) as unknown } })
    await other.close()
  })
})

it('a text of the library has neighbours besides itself', async () => {
  const facts = CASES[0]!.paragraphs.map(({ text }) => text).join('\n')
  const [first, ...others] = idsIn(await alike({ facts }))
  expect(first).toBe('c1')
  expect(others.length).toBeGreaterThan(0)
})
