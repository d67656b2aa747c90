/** A case on its screen: readable parts, missing parts, and the message if loading fails. */
import Taro from '@tarojs/taro'
import { caseHistoryCopy } from '@/copy/case-history'
import { fill, readerCopy } from '@/copy/reader'
import { clipboard } from '@/platform/clipboard'
import * as messages from '@/platform/messages'
import { CITE_FORMAT_KEYS } from '@domain/citation/cite-formats'
import CaseDetail from '@/pages/detail/case'
import { links } from '@/platform/links'
import { transport } from '@/platform/transport'
import { useSession } from '@/stores/session'
import { act, all, click, letPass, one, until } from '../../support/render-block'
import { judgment, section } from '../../support/judgment'
import { renderPage } from '../../support/render-page'
import { listenToToasts, toasts, toastTexts } from '../../support/toasts'

const guest = { officeId: 'o', userId: 'u', isNew3cUser: false, is3c: false, expiresAt: '2027-01-01T00:00:00Z' }
const send = jest.spyOn(transport, 'send')
const reply = (body: unknown, status = 200) => ({ kind: 'reply' as const, status, text: JSON.stringify(body) })
const replyWithCase = (change: object = {}) =>
  send.mockResolvedValue(reply({ status: 0, succeed: true, result: { ...judgment, ...change } }))
const text = () => document.body.textContent ?? ''
const lineOf = (title: string) => all('.list-item').find(line => line.textContent?.includes(title))?.firstElementChild
const toolOf = (label: string) => all('.tools__tool').find(tool => tool.textContent === label)

async function open(params: Record<string, string> = {}) {
  await renderPage(CaseDetail, { jid: 'c1', ...params })
  await until(() => all('.reader-head, .state').length > 0)
}

beforeEach(() => {
  jest.clearAllMocks()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}] as never)
})

test('shows title, label, facts; a judge leads to the cases judged', async () => {
  replyWithCase()
  const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' } as never)
  await open()
  expect(one('.reader-head__title').textContent).toBe(judgment.all_caseinfo_casename)
  expect(all('.reader-facts__line').map(line => line.textContent)).toEqual([
    '案由买卖合同纠纷',
    '审理程序二审',
    '审判人员季某衡段某',
  ])
  expect(all('.plate__origin-one').map(({ textContent }) => textContent)).toEqual([
    '江苏省高级人民法院',
    '（2023）苏民终90017号',
    '2023-08-14',
  ])
  await click(one('.reader-facts__link'))
  const url = decodeURIComponent(opened.mock.calls[0]?.[0].url ?? '')
  expect(url).toBe('/case-list?query=[{"name":"法官","value":"季某衡"}]')
})

const WHOLE = [
  section('首部', '江苏省高级人民法院', '民事判决书'),
  section(
    '本院认为',
    '本院认为，本案争议焦点为：<em>违约金</em>是否过高。',
    '依照《中华人民共和国民法典》第五百七十七条、第五百八十五条、第五百八十四条、《中华人民共和国民事诉讼法》第一百七十七条之规定，判决如下：',
  ),
  section('裁判结果', '驳回上诉，维持原判。', '二审案件受理费100元，由乙负担。'),
]

test('the plate tells result, issue, grounds and sum, and leads to them', async () => {
  replyWithCase({ paragraphs: WHOLE, amount: 1234567.5 })
  await open()
  expect(all('.reader-facts__line').map(line => line.textContent)).toEqual([
    '结果维持驳回上诉，维持原判。',
    '焦点违约金是否过高。',
    '依据民法典第五百七十七条民法典第五百八十五条民法典第五百八十四条共4条',
    '标的额1,234,567.5元',
    '案由买卖合同纠纷',
    '审理程序二审',
    '审判人员季某衡段某',
  ])
  // The heading 首部 says nothing; the lines of the section stay.
  expect(all('.text-block').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['江苏省高级人民法院', '民事判决书', '本院认为']),
  )
  expect(text()).not.toContain('首部')
  await click(all('.plate__article')[1] as HTMLElement)
  await until(() => all('.sheet').some(sheet => sheet.textContent?.includes('第五百八十五条')))
})

test('a text that tells no result, issue or ground gets none, and the opinion is one tap away', async () => {
  replyWithCase()
  await open()
  expect(text()).not.toContain('结果')
  expect(text()).not.toContain('焦点')
  expect(all('.plate__articles')).toHaveLength(0)
  expect(one('.plate__opinion').textContent).toBe(readerCopy.plate.opinion)
})

test.each([
  ['unsupported' as const, [readerCopy.video.unsupported]],
  ['opened' as const, []],
])('the video of the hearing: %s', async (outcome, toastLines) => {
  replyWithCase()
  const video = jest.spyOn(links, 'openVideo').mockResolvedValue(outcome)
  listenToToasts()
  await open()
  await click(lineOf(readerCopy.document.video) as HTMLElement)
  expect(video).toHaveBeenCalledWith(judgment.videoUrl)
  expect(toastTexts()).toEqual(toastLines)
})

test('the stages of the case open in a sheet, and a citation of an overturned judgment warns', async () => {
  const stage = (name: string, more: object) => ({ stage: name, caseNumber: `（2022）${name}1号`, ...more })
  replyWithCase({
    laterReview: { word: '再审已改判', overturned: true },
    history: [
      stage('一审', { courtName: '某法院' }),
      stage('二审', { jid: 'c1', outcome: '维持', ground: '驳回上诉，维持原判。', groundJid: 'c1' }),
      stage('再审', { jid: 'c2', outcome: '改判', ground: '撤销二审判决。', groundJid: 'c2' }),
    ],
  })
  const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' } as never)
  jest.spyOn(clipboard, 'copy').mockResolvedValue(true)
  listenToToasts()
  await open()
  expect(one('.reader-head .status').textContent).toBe('再审已改判')
  await click(lineOf(readerCopy.document.history) as HTMLElement)
  await until(() => all('.case-stage').length > 0)
  expect(all('.case-stage__head').map(head => head.textContent)).toEqual([
    `一审${caseHistoryCopy.missing}`,
    `二审维持${caseHistoryCopy.here}`,
    '再审改判',
  ])
  await click(one('.case-stages [role="link"]'))
  await until(() => opened.mock.calls.length > 0)
  expect(opened.mock.calls[0]?.[0].url).toBe('/case-detail/c2')
  await click(lineOf(readerCopy.reader.cite) as HTMLElement)
  await until(() => toasts().length > 0)
  expect(toastTexts()).toEqual([fill(readerCopy.document.citedOverturned, { word: '再审已改判' })])
})

test('one that is not public says so, why, which are not, and where others are; it has no file', async () => {
  replyWithCase({ notPublicReason: '离婚诉讼或者涉及未成年子女抚养、监护的', videoUrl: undefined })
  const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' } as never)
  await open()
  expect(one('.not-public__title').textContent).toBe('本案例不公开')
  expect(one('.not-public__reason').textContent).toContain('离婚诉讼')
  const rules = all('.not-public__rule').map(rule => rule.textContent)
  for (const rule of ['国家秘密', '未成年人', '调解', '离婚', '不宜']) expect(rules.join()).toContain(rule)
  expect(rules).toHaveLength(5)
  expect(one('.not-public__rule--on').textContent).toContain('离婚')
  expect(text()).not.toContain(readerCopy.reader.download)
  await click(toolOf(readerCopy.document.similarCases) as HTMLElement)
  expect(decodeURIComponent(opened.mock.calls[0]?.[0].url ?? '')).toBe(
    '/case-list?query=[{"name":"案由","value":"买卖合同纠纷"}]',
  )
})

test('one without a text is not public either', async () => {
  replyWithCase({ paragraphs: [] })
  await open()
  expect(one('.not-public__title').textContent).toBe(readerCopy.notPublic.title)
  expect(all('.not-public__reason')).toHaveLength(0)
})

test.each([
  ['a refusal', reply({ status: 1, succeed: false, resultMsg: '内部错误' })],
  ['no data', reply({ status: 0, succeed: true })],
])('%s is told in the words of the spec, in passing too, and can be tried again', async (_, answer) => {
  send.mockResolvedValue(answer)
  listenToToasts()
  await open()
  expect(text()).toContain('案例详情查询过程中出现错误')
  await until(() => toasts().length > 0)
  expect(toasts()).toEqual([['案例详情查询过程中出现错误', 2000]])
  expect(all('.state__action').map(action => action.textContent)).toEqual([
    readerCopy.action.retry,
    readerCopy.action.home,
  ])
  replyWithCase()
  await click(all('.state__action')[0]!)
  await until(() => all('.reader-head').length > 0)
})

test('offline the cause stands there, and in passing it is told what did not come', async () => {
  send.mockResolvedValue({ kind: 'network' })
  listenToToasts()
  await open()
  expect(text()).toContain(readerCopy.error.network)
  await until(() => toasts().length > 0)
  expect(toastTexts()[0]).toBe('案例详情查询过程中出现错误')
})

test('an expired session is told once, as that', async () => {
  useSession.getState().signIn({ ...guest, token: 't1' })
  send.mockResolvedValue(reply({}, 401))
  listenToToasts()
  await open()
  await until(() => toasts().length > 0)
  // A second toast would come with the other answers.
  await letPass(30)
  expect(toastTexts()).toEqual([readerCopy.error.expired])
})

test('an unknown one has a way home and no second try', async () => {
  send.mockResolvedValue(
    reply({ status: 404, succeed: false, resultMsg: readerCopy.error.notFound, id: 'not_found' }, 404),
  )
  await open()
  expect(text()).toContain(readerCopy.error.notFound)
  expect(text()).not.toContain(readerCopy.action.retry)
})

describe('an article that the case cites, as a condition', () => {
  const words = { name: '全文', value: '违约金' }
  const article = { name: '引用法条', value: '《中华人民共和国某法》第五条' }
  const paragraphs = [{ lableName: '本院认为', subParagraphs: [{ text: '依照《中华人民共和国某法》第五条之规定。' }] }]

  test.each([
    [
      'joins the search that the case was found by',
      { query: encodeURIComponent(JSON.stringify([words])) },
      [words, article],
    ],
    ['is a search of its own, where there was none', {}, [article]],
  ])('%s', async (_, params, conditions) => {
    const unknown = reply({ isSuccess: false, id: 'article_unknown', resultMsg: '没有找到该法条' }, 404)
    const detail = reply({ status: 0, succeed: true, result: { ...judgment, paragraphs } })
    send.mockImplementation(async ({ url }) => (url.includes('findLawReguItem') ? unknown : detail))
    const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' } as never)
    await open(params as Record<string, string>)
    await click(one('.segment-link'))
    const adding = () => all('[role="button"]').find(({ textContent }) => textContent === readerCopy.citation.add)
    await until(() => adding()?.getAttribute('aria-disabled') === null)
    await click(adding() as HTMLElement)
    const [path, query = ''] = (opened.mock.calls[0]?.[0].url ?? '').split('?query=')
    expect(path).toBe('/case-list')
    expect(JSON.parse(decodeURIComponent(query))).toEqual(conditions)
  })
})

test('a copied citation offers its other formats; each copies itself', async () => {
  replyWithCase()
  const copied = jest.spyOn(clipboard, 'copy').mockResolvedValue(true)
  listenToToasts()
  await open()
  await click(lineOf(readerCopy.reader.cite) as HTMLElement)
  await until(() => copied.mock.calls.length > 0)
  const kind = '（2023）苏民终90017号民事判决书'
  expect(copied.mock.calls[0]?.[0]).toMatch(new RegExp(`案，江苏省高级人民法院${kind}$`))
  await until(() => toasts().length > 0)
  const action = jest.mocked(messages.toast).mock.calls[0]![1]!.action!
  expect(action.label).toBe(readerCopy.reader.citeFormats)
  await act(() => action.onTap())
  await until(() => all('.sheet .list-item').length === CITE_FORMAT_KEYS.length)
  await click(all('.sheet .list-item__tap')[0] as HTMLElement)
  await until(() => copied.mock.calls.length > 1)
  expect(copied.mock.calls[1]?.[0]).toBe(`江苏省高级人民法院${kind}`)
})
