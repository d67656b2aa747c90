/** A case on its screen: what can be read, what cannot, and what is said when it does not come. */
import Taro from '@tarojs/taro'
import { copy } from '@/copy'
import CaseDetail from '@/pages/detail/case/index'
import { links } from '@/platform/links'
import { transport } from '@/platform/transport'
import { all, click, one, until } from '../../support/render-block'
import { judgment } from '../../support/judgment'
import { renderPage } from '../../support/render-page'

const sent = jest.spyOn(transport, 'send')
const reply = (body: unknown, status = 200) => ({ kind: 'reply' as const, status, text: JSON.stringify(body) })
const found = (change: object = {}) =>
  sent.mockResolvedValue(reply({ status: 0, succeed: true, result: { ...judgment, ...change } }))
const text = () => document.body.textContent ?? ''
const lineOf = (title: string) => all('.line').find(line => line.textContent?.includes(title))?.firstElementChild

async function open(params: Record<string, string> = {}) {
  await renderPage(CaseDetail, { jid: 'c1', ...params })
  await until(() => all('.reader-head, .state').length > 0)
}

beforeEach(() => {
  jest.clearAllMocks()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}] as never)
})

test('shows title, label, facts; a judge leads to the cases judged', async () => {
  found()
  const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' } as never)
  await open()
  expect(one('.reader-head__title').textContent).toBe(judgment.all_caseinfo_casename)
  expect(all('.reader-facts__line').map(line => line.textContent)).toEqual([
    '审理法院江苏省高级人民法院',
    '案号（2023）苏民终90017号',
    '案由买卖合同纠纷',
    '审理程序二审',
    '裁判日期2023-08-14',
    '审判人员季某衡段某',
  ])
  await click(one('.reader-facts__link'))
  const url = decodeURIComponent(opened.mock.calls[0]?.[0].url ?? '')
  expect(url).toBe('/case-list?query=[{"name":"法官","value":"季某衡"}]')
})

test.each([
  ['unsupported' as const, [copy.video.unsupported]],
  ['opened' as const, []],
])('the video of the hearing: %s', async (outcome, told) => {
  found()
  const video = jest.spyOn(links, 'video').mockResolvedValue(outcome)
  const toast = jest.spyOn(Taro, 'showToast').mockResolvedValue({ errMsg: '' })
  await open()
  await click(lineOf(copy.document.video) as HTMLElement)
  expect(video).toHaveBeenCalledWith(judgment.videoUrl)
  expect(toast.mock.calls.map(([options]) => options?.title)).toEqual(told)
})

test('one that is not public says so, why, which are not, and where others are; it has no file', async () => {
  found({ notPublicReason: '离婚诉讼或者涉及未成年子女抚养、监护的', videoUrl: undefined })
  const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' } as never)
  await open()
  expect(one('.not-public__title').textContent).toBe('本案例不公开')
  expect(one('.not-public__reason').textContent).toContain('离婚诉讼')
  const rules = all('.not-public__rule').map(rule => rule.textContent)
  for (const rule of ['国家秘密', '未成年人', '调解', '离婚', '不宜']) expect(rules.join()).toContain(rule)
  expect(rules).toHaveLength(5)
  expect(one('.not-public__rule--on').textContent).toContain('离婚')
  expect(text()).not.toContain(copy.reader.download)
  await click(lineOf(copy.document.alike) as HTMLElement)
  expect(decodeURIComponent(opened.mock.calls[0]?.[0].url ?? '')).toBe(
    '/case-list?query=[{"name":"案由","value":"买卖合同纠纷"}]',
  )
})

test('one without a text is not public either', async () => {
  found({ paragraphs: [] })
  await open()
  expect(one('.not-public__title').textContent).toBe(copy.notPublic.title)
  expect(all('.not-public__reason')).toHaveLength(0)
})

test.each([
  ['a refusal', reply({ status: 1, succeed: false, resultMsg: '内部错误' })],
  ['no data', reply({ status: 0, succeed: true })],
])('%s is told in the words of the spec, and can be tried again', async (_, answer) => {
  sent.mockResolvedValue(answer)
  await open()
  expect(text()).toContain('案例详情查询过程中出现错误')
  found()
  await click(all('.state__action')[0]!)
  await until(() => all('.reader-head').length > 0)
})

test('an unknown one has a way home and no second try', async () => {
  sent.mockResolvedValue(reply({ status: 404, succeed: false, resultMsg: copy.error.notFound, id: 'not_found' }, 404))
  await open()
  expect(text()).toContain(copy.error.notFound)
  expect(text()).not.toContain(copy.action.retry)
})
