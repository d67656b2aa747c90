/** The list of papers about a law. */
import Taro from '@tarojs/taro'
import { readerCopy } from '@/copy/reader'
import RelatedPaper from '@/pages/detail/law-related/index'
import { pdf } from '@/platform/pdf'
import { transport } from '@/platform/transport'
import { all, click, one, until } from '../../support/render-block'
import { renderPage } from '../../support/render-page'
import { listenToToasts, toasts } from '../../support/toasts'

const paper = (number: number) => ({
  title: `论文${number}`,
  author: '宁清越',
  summary: '围绕规范目的展开讨论。',
  keyWord: '合同;违约金',
  url: `https://papers.example.com/${number}.pdf`,
})
const send = jest.spyOn(transport, 'send')
const answer = (body: unknown, status = 200) =>
  send.mockResolvedValue({ kind: 'reply', status, text: JSON.stringify(body) })
const replyWithPapers = (count: number) =>
  answer({ isSuccess: true, data: Array.from({ length: count }, (_, at) => paper(at + 1)) })
const text = () => document.body.textContent ?? ''

async function open(params: Record<string, string> = {}) {
  await renderPage(RelatedPaper, { lid: 'l1', ...params })
  await until(() => all('[aria-busy]').length === 0)
}

beforeEach(() => jest.clearAllMocks())

test('one paper is shown at once: title, author, summary, keywords; its file opens, and one can go back', async () => {
  replyWithPapers(1)
  const show = jest.spyOn(pdf, 'show').mockResolvedValue(true)
  const back = jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: '' })
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}, {}] as never)
  await open()
  expect(send.mock.calls[0]?.[0].url).toMatch(/\/ilawregu-search\/api\/v1\/lawregu\/l1\/related$/)
  expect(one('.paper').textContent).toBe(
    `论文1宁清越${readerCopy.relatedDocuments.summary}围绕规范目的展开讨论。${readerCopy.relatedDocuments.keywords}合同、违约金`,
  )
  await click(all('.action-bar .button')[1]!)
  expect(show).toHaveBeenCalledWith('https://papers.example.com/1.pdf', '论文1')
  await click(all('.action-bar .button')[0]!)
  expect(back).toHaveBeenCalledTimes(1)
})

test('a file that does not open is told', async () => {
  replyWithPapers(1)
  jest.spyOn(pdf, 'show').mockResolvedValue(false)
  listenToToasts()
  await open()
  await click(all('.action-bar .button')[1]!)
  await until(() => toasts().length > 0)
  expect(toasts()[0]).toEqual([readerCopy.relatedDocuments.failed, 2000])
})

test('several are listed; one of them has an address of its own', async () => {
  replyWithPapers(3)
  const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' } as never)
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}] as never)
  await open()
  expect(all('.row__title').map(row => row.textContent)).toEqual(['论文1', '论文2', '论文3'])
  await click(all('.row')[1]!)
  expect(opened.mock.calls[0]?.[0]).toMatchObject({ url: '/law-related?lid=l1&paper=2' })
})

test('that address shows it', async () => {
  replyWithPapers(3)
  await open({ paper: '2' })
  expect(one('.paper__title').textContent).toBe('论文2')
})

test.each(['9', '-1', 'x', '1.5'])('a number that none has (%s) shows the list', async number => {
  replyWithPapers(2)
  await open({ paper: number })
  expect(all('.row')).toHaveLength(2)
})

test('a law without papers says so', async () => {
  replyWithPapers(0)
  await open()
  expect(text()).toContain(readerCopy.relatedDocuments.none)
})

test('an unknown law has a way home and no second try', async () => {
  answer({ isSuccess: false, errMsg: readerCopy.error.notFound, id: 'not_found' }, 404)
  await open()
  expect(text()).toContain(readerCopy.error.notFound)
  expect(text()).not.toContain(readerCopy.action.retry)
  expect(text()).toContain(readerCopy.action.home)
})

test('without a network one can try again', async () => {
  send.mockResolvedValueOnce({ kind: 'network' })
  await open()
  expect(text()).toContain(readerCopy.error.network)
  replyWithPapers(1)
  await click(all('.state__action')[0]!)
  await until(() => all('.paper').length > 0)
})

test('a paper that has no file offers none', async () => {
  answer({ isSuccess: true, data: [{ ...paper(1), url: '' }] })
  await open()
  expect(all('.action-bar .button')[1]?.getAttribute('aria-disabled')).toBe('true')
})
