/** The sheet of a citation, with a service that answers when the test lets it. */
import Taro from '@tarojs/taro'
import { useState } from 'react'
import { readerCopy, fill } from '@/copy/reader'
import type { ArticleLookup } from '@domain/citation/link-citations'
import { CitationSheet } from '@/features/citation'
import type { ArticleHandlers } from '@/features/citation/use-article-actions'
import { clipboard } from '@/platform/clipboard'
import { transport } from '@/platform/transport'
import type { TransportReply } from '@/platform/ports/data'
import { act, all, click, byLabel, one, press, render, until } from '../../support/render-block'
import { listenToToasts, toastTexts } from '../../support/toasts'

interface HeldRequest {
  method: string
  url: string
  body: Record<string, string>
  aborted: boolean
  answer(reply: TransportReply): Promise<void>
}

let requests: HeldRequest[] = []
let opened: string[] = []
let cite: (cited: ArticleLookup) => void

beforeEach(() => {
  jest.restoreAllMocks()
  requests = []
  opened = []
  jest.spyOn(transport, 'send').mockImplementation(
    ({ method, url, body, signal }) =>
      new Promise(resolve => {
        const one: HeldRequest = {
          method,
          url,
          body: JSON.parse(body ?? '{}'),
          aborted: false,
          answer: reply => {
            resolve(reply)
            let turns = 0
            return until(() => turns++ > 0)
          },
        }
        signal?.addEventListener('abort', () => (one.aborted = true))
        requests.push(one)
      }),
  )
  listenToToasts()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockImplementation(async ({ url }) => {
    opened.push(decodeURIComponent(url))
    return { errMsg: '', eventChannel: {} as never }
  })
})

const version = (year: number, text: string) => ({
  lid: `l-${year}`,
  title: `某法（${year}年）`,
  text,
  actionName: `${year}年修正`,
})
const article = (no: string, content: string, versions: object[] = []) => ({
  lid: 'l-3',
  title: '中华人民共和国某法',
  effective_date: '2021-01-01',
  time_limited: '现行有效',
  eff_level: '法律',
  lawReguLinkBean: {
    tiaoName: no,
    fullName: `中华人民共和国某法${no}`,
    content,
    lawreguItemLegislationHistoryVos: versions,
  },
})
const reply = (data: object): TransportReply => ({
  kind: 'reply',
  status: 200,
  text: JSON.stringify({ isSuccess: true, data }),
})
const UNKNOWN: TransportReply = {
  kind: 'reply',
  status: 404,
  text: JSON.stringify({ isSuccess: false, id: 'article_unknown', resultMsg: '没有找到该法条' }),
}

const last = () => requests[requests.length - 1]!
const text = () => document.body.textContent ?? ''
const button = (name: string) => all('[role="button"]').find(({ textContent }) => textContent === name)!
const links = () => all('[role="link"].segment-link')
const dialogs = () => all('[role="dialog"]').map(dialog => dialog.getAttribute('aria-label'))

async function open(first: ArticleLookup, ways: Partial<ArticleHandlers> = {}) {
  await render(function Screen() {
    const [cited, setCited] = useState<ArticleLookup>()
    cite = setCited
    return <CitationSheet cited={cited} onClose={() => setCited(undefined)} {...ways} />
  })
  expect(dialogs()).toEqual([])
  await act(() => cite(first))
}
const FIRST: ArticleLookup = { law: '某法', article: '第五条' }

async function answerArticle(content = '当事人应当守信。', versions?: object[]) {
  await last().answer(reply(article('第五条', content, versions)))
  await until(() => text().includes('第五条'))
}

test('while it loads it says so; then the law, its state and the article with its number', async () => {
  await open(FIRST)
  expect(last()).toMatchObject({ method: 'POST', body: { law: '某法', article: '第五条' } })
  expect(last().url).toMatch(/findLawReguItem$/)
  expect(dialogs()).toEqual(['某法'])
  expect(one('.lines-skeleton').getAttribute('aria-label')).toBe(readerCopy.loading)
  expect(button(readerCopy.citation.full).getAttribute('aria-disabled')).toBe('true')
  await answerArticle('第一款。\n第二款。')
  expect(dialogs()).toEqual(['中华人民共和国某法'])
  expect(one('.labels').textContent).toBe('现行有效法律2021年01月01日施行')
  expect(all('.citation__line').map(({ textContent }) => textContent)).toEqual(['第五条第一款。', '第二款。'])
})

test('a known version of a law is asked for by its id', async () => {
  await open({ lid: 'l 1', article: '第五条' })
  expect(last().method).toBe('GET')
  expect(decodeURIComponent(last().url)).toMatch(/lawregu\/item\?lid=l 1&article=第五条$/)
})

test('an article that nobody knows is told; what cites it can still be searched for', async () => {
  await open(FIRST)
  await last().answer(UNKNOWN)
  await until(() => text().includes(readerCopy.citation.notFound))
  expect(button(readerCopy.citation.full)).toBeUndefined()
  expect(button(readerCopy.action.retry)).toBeUndefined()
  expect(button(readerCopy.citation.add)?.getAttribute('aria-disabled')).toBeNull()
})

describe('a repealed law', () => {
  const reason = '《某法》自2021年01月01日起被《新法》第九条废止，本库没有收录其文本；相关内容现见《新法》第二编'
  const repealed = (id: string, sentence = reason): TransportReply => ({
    kind: 'reply',
    status: 404,
    text: JSON.stringify({ isSuccess: false, id, resultMsg: sentence }),
  })
  const suggested = (name: string) => [
    { pre: '法规', directToPageFlag: true, library: 'law', value: [{ name, value: name, id: 'l-new' }] },
  ]

  test('leads to the law that its message names', async () => {
    await open(FIRST)
    await last().answer(repealed('law_superseded'))
    await until(() => last().url.includes('suggest'))
    await last().answer(reply(suggested('《新法》')))
    const label = fill(readerCopy.citation.successor, { law: '《新法》' })
    await until(() => button(label) !== undefined)
    expect(text()).toContain(reason)
    await click(button(label))
    await until(() => opened.length > 0 && dialogs().length === 0)
    expect(opened).toEqual(['/law-detail/l-new'])
  })

  test('has no link without a suggestion that its message names', async () => {
    await open(FIRST)
    await last().answer(repealed('law_superseded'))
    await until(() => last().url.includes('suggest'))
    await last().answer(reply(suggested('《别的法》')))
    expect(text()).not.toContain(fill(readerCopy.citation.successor, { law: '' }))
  })

  test('is not looked for under a name of several laws', async () => {
    await open(FIRST)
    await last().answer(repealed('law_ambiguous', '“某法”可能指《甲法》或者《乙法》，文中没有写明是哪一部'))
    await until(() => text().includes('《甲法》'))
    expect(requests).toHaveLength(1)
  })
})

test('a failure offers another try, which asks anew', async () => {
  await open(FIRST)
  await last().answer({ kind: 'network' })
  await until(() => text().includes(readerCopy.error.network))
  await click(button(readerCopy.action.retry))
  expect(requests).toHaveLength(2)
  await answerArticle()
})

test('of two citations tapped one after the other the second wins, whichever answers first', async () => {
  await open(FIRST)
  await act(() => cite({ law: '另法', article: '第六条' }))
  expect(requests.map(({ aborted }) => aborted)).toEqual([true, false])
  await requests[1]!.answer(reply(article('第六条', '乙')))
  await requests[0]!.answer(reply(article('第五条', '甲')))
  await until(() => text().includes('第六条乙'))
  expect(text()).not.toContain('第五条甲')
})

test('the same citation, tapped again on the page, leads back to its article', async () => {
  await open(FIRST)
  await answerArticle('违反本法第七条的')
  await click(links()[0]!)
  expect(decodeURIComponent(last().url)).toContain('article=第七条')
  await act(() => cite({ ...FIRST }))
  expect(all(`[aria-label="${fill(readerCopy.citation.backTo, { article: '第五条' })}"]`)).toHaveLength(0)
  await until(() => one('[role="dialog"]').textContent!.includes('第五条'))
})

test('another citation of the page closes the versions of the article before', async () => {
  await open(FIRST)
  await answerArticle('现在。', [version(2020, '从前。')])
  await click(all('.citation__versions [role="button"], .citation__versions .list-item__tap')[0]!)
  expect(dialogs()).toEqual(['中华人民共和国某法', readerCopy.versions.title])
  await act(() => cite({ law: '某法', article: '第九条' }))
  await until(() => dialogs().length === 1)
  expect(dialogs()).toEqual(['某法'])
})

test('what the article cites opens in its place, with a way back', async () => {
  await open(FIRST)
  await answerArticle('违反本法第七条或者《民法典》第八条的')
  expect(links().map(({ textContent }) => textContent)).toEqual(['本法第七条', '《民法典》第八条'])
  await click(links()[0]!)
  expect(decodeURIComponent(last().url)).toMatch(/lawregu\/item\?lid=l-3&article=第七条$/)
  expect(all('.citation__line')).toHaveLength(0)
  await last().answer(reply(article('第七条', '所引条文')))
  await until(() => text().includes('所引条文'))
  await click(byLabel(fill(readerCopy.citation.backTo, { article: '第五条' })))
  await answerArticle('违反本法第七条的')
  expect(all(`[aria-label="${fill(readerCopy.citation.backTo, { article: '第五条' })}"]`)).toHaveLength(0)
})

test('the whole law opens at the article, and the sheet closes', async () => {
  await open(FIRST)
  await answerArticle()
  await click(button(readerCopy.citation.full))
  expect(opened).toEqual([expect.stringMatching(/\/law-detail\/l-3\?article=第五条$/)])
  await until(() => dialogs().length === 0)
})

test('a page that shows the law itself goes to the article instead', async () => {
  const onJump = jest.fn().mockReturnValue(true)
  await open(FIRST, { onJump })
  await answerArticle()
  await click(button(readerCopy.citation.full))
  expect(onJump).toHaveBeenCalledWith({ lid: 'l-3', article: '第五条' })
  expect(opened).toEqual([])
  await until(() => dialogs().length === 0)
})

describe('as a condition of a search', () => {
  const condition = { name: '引用法条', value: '《中华人民共和国某法》第五条' }

  test('it leads to the cases that cite it', async () => {
    await open(FIRST)
    await answerArticle()
    await click(button(readerCopy.citation.add))
    expect(opened).toEqual([expect.stringContaining(`/case-list?query=${JSON.stringify([condition])}`)])
  })

  test('a page that searches takes it', async () => {
    const onAdd = jest.fn()
    await open(FIRST, { onAdd })
    await answerArticle()
    await click(button(readerCopy.citation.add))
    expect(onAdd).toHaveBeenCalledWith(condition)
    expect(opened).toEqual([])
  })
})

test.each([
  [true, readerCopy.copied.finished],
  [false, readerCopy.copied.failed],
])('it is copied as one cites it, and told whether that worked: %s', async (works, message) => {
  const copied = jest.spyOn(clipboard, 'copy').mockResolvedValue(works)
  await open(FIRST)
  await answerArticle()
  await click(byLabel(readerCopy.citation.copy))
  await until(() => toastTexts().length === 1)
  expect(copied).toHaveBeenCalledWith('《中华人民共和国某法》第五条')
  expect(toastTexts()).toEqual([message])
})

test('its earlier versions open over it, and close to it', async () => {
  await open(FIRST)
  await answerArticle('当事人应当全面守信。', [version(2010, '当事人应当守信。')])
  await click(one('.citation__versions [role="link"]'))
  expect(dialogs()).toEqual(['中华人民共和国某法', readerCopy.versions.title])
  await until(() => all('.change--added').length > 0)
  expect(one('.change--added').textContent).toContain('全面')
  await press(document.body, 'Escape')
  await until(() => dialogs().length === 1)
  expect(dialogs()).toEqual(['中华人民共和国某法'])
})

test('取消 closes it, and the same citation opens it anew', async () => {
  await open(FIRST)
  await answerArticle()
  await click(button(readerCopy.action.cancel))
  await until(() => dialogs().length === 0)
  await act(() => cite({ ...FIRST }))
  expect(requests).toHaveLength(2)
  await answerArticle()
})
