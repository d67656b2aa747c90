import { readerCopy } from '@/copy/reader'
import { Reader, type ReaderProps } from '@/features/reader'
import type { Passage, ReadableDocument } from '@/libraries/document'
import { readingSettings } from '@/platform/storage/keys'
import { storage } from '@/platform/storage'
import { until } from '../support/render-block'
import { renderPage } from '../support/render-page'

const { reader, settings, notPublic } = readerCopy
const paragraph = (text: string): Passage => ({ kind: 'paragraph', text })
const article = (number: string, text: string): Passage => ({ kind: 'article', number, text })
const document_: ReadableDocument = {
  id: 'd1',
  title: '买卖合同纠纷案',
  labels: [],
  facts: [{ label: '案号', value: '（2023）苏民终1号' }],
  passages: [],
  catalog: [],
  metadata: {},
  citation: '',
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const texts = (selector: string) => all(selector).map(element => element.textContent)
const named = (name: string) => all(`[aria-label="${name}"]`)[0]

async function open(document: Partial<ReadableDocument>, props: Partial<ReaderProps> = {}) {
  const onLink = jest.fn()
  const kit = await renderPage(() => (
    <Reader document={{ ...document_, ...document }} pageType='case' library='案例' onLink={onLink} {...props} />
  ))
  const tap = (element: HTMLElement | undefined) => kit.act(() => element?.click())
  return { kit, tap, onLink }
}

beforeEach(() => storage.clear())

test('an article’s number is bold before its text, a hit stands out, a heading is one', async () => {
  await open({
    passages: [{ kind: 'heading', level: 1, text: '第一编' }, article('第一条', '约定的<em>违约金</em>过高')],
  })
  expect(texts('.text-block')).toEqual(['第一编', '第一条　约定的违约金过高'])
  expect(texts('.segment-strong')).toEqual(['第一条'])
  expect(texts('.segment-hit')).toEqual(['违约金'])
  expect(texts('.text-block[role=heading][aria-level="2"]')).toEqual(['第一编'])
})

test('a tap on a link passes its attributes to the screen', async () => {
  const { tap, onLink } = await open({ passages: [paragraph('依照<a lid="l1" article="577">民法典</a>')] })
  await tap(all('.segment-link')[0])
  expect(onLink).toHaveBeenCalledWith(
    expect.objectContaining({ text: '民法典', attributes: { lid: 'l1', article: '577' } }),
  )
})

test('第三条 without a law name links to the same document', async () => {
  const { tap, onLink } = await open({
    enclosingLaw: { law: '合同法', lid: 'l1' },
    passages: [article('第四条', '依照第三条')],
  })
  expect(texts('.segment-link')).toEqual(['第三条'])
  await tap(all('.segment-link')[0])
  expect(onLink).toHaveBeenCalledWith(
    expect.objectContaining({ attributes: { law: '合同法', lid: 'l1', article: '第三条' } }),
  )
})

test('only a changed article has a button to its versions', async () => {
  const versions = [{ lid: 'l0', title: '旧法', text: '旧', actionName: '修正' }]
  const passages: Passage[] = [article('第一条', '甲'), { ...article('第二条', '乙'), versions } as Passage]
  const onVersions = jest.fn()
  const { tap } = await open({ passages }, { onVersions })
  expect(texts('.text-block')).toEqual(['第一条　甲', '第二条　乙'])
  const keys = all('.segment-key')
  expect(keys.map(key => key.getAttribute('aria-label'))).toEqual(['第二条的历史版本，1个'])
  expect(keys[0]?.getAttribute('role')).toBe('button')
  await tap(keys[0])
  expect(onVersions).toHaveBeenCalledWith(1)
})

test('a tap on an article’s number and a right click on its text open its actions', async () => {
  const onArticle = jest.fn()
  const { kit, tap } = await open({ passages: [article('第一条', '甲'), paragraph('乙')] }, { onArticle })
  expect(texts('.segment-handle')).toEqual(['第一条'])
  await tap(all('.segment-handle')[0])
  expect(onArticle).toHaveBeenLastCalledWith(0)
  const press = (part: HTMLElement | undefined) =>
    kit.act(() => part?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })))
  await press(all('.text-block--article')[0])
  expect(onArticle).toHaveBeenCalledTimes(2)
  await press(all('.text-block--paragraph')[0])
  // With a text selection, the browser's own menu opens.
  getSelection()?.selectAllChildren(all('.text-block--article')[0]!)
  await press(all('.text-block--article')[0])
  expect(onArticle).toHaveBeenCalledTimes(2)
  getSelection()?.removeAllRanges()
})

test('only the passage that the address names is marked', async () => {
  await open({ passages: [article('第一条', '甲'), article('第二条', '乙')] }, { at: { passage: 1 } })
  expect(texts('.text-block--marked')).toEqual(['第二条　乙'])
})

test('without a handler there is no button to versions', async () => {
  const versions = [{ lid: 'l0', title: '旧法', text: '旧', actionName: '修正' }]
  await open({ passages: [{ ...article('第二条', '乙'), versions } as Passage] })
  expect(texts('.text-block')).toEqual(['第二条　乙'])
  expect(all('.segment-key')).toHaveLength(0)
})

test('第三条 is not a link in a law without articles', async () => {
  await open({
    enclosingLaw: { law: '修正案', lid: 'l1' },
    passages: [paragraph('在刑法第二条后增加一条，作为第三条')],
  })
  expect(texts('.segment-link')).toEqual(['刑法第二条'])
})

test('tools without a handler are absent', async () => {
  await open({ passages: [paragraph('甲')] })
  expect(texts('.tools__tool')).toEqual([reader.find, reader.settings])
  expect(all('.reader-end')).toHaveLength(0)
})

const HITS = [paragraph('约定的<em>违约金</em>'), paragraph('无'), paragraph('<em>违约金</em>过<em>高</em>')]

test('a document opened from a search steps through its hits and wraps around', async () => {
  const { tap } = await open({ passages: HITS })
  const counted = () => texts('.hit-keys__count')[0]
  expect(counted()).toBe('命中3')
  expect(all('.segment-mark--hit')).toHaveLength(0)
  await tap(named(reader.hits.after))
  expect(counted()).toBe('命中1/3')
  expect(texts('.text-block')[0]).toBe('约定的违约金')
  expect(texts('.segment-mark--hit')).toEqual(['违约金'])
  expect(all('.text-block')[0]?.querySelectorAll('.segment-mark--hit')).toHaveLength(1)
  await tap(named(reader.hits.before))
  expect(counted()).toBe('命中3/3')
  expect(texts('.segment-mark--hit')).toEqual(['高'])
  expect(texts('.hit-keys [aria-live]')).toEqual(['第3处命中，共3处'])
  await tap(named(reader.hits.after))
  expect(counted()).toBe('命中1/3')
})

test('the hit buttons offer the first hit, can be put away and come back', async () => {
  const { tap } = await open({ passages: HITS })
  await tap(all('.hit-keys__first')[0])
  expect([texts('.hit-keys__count'), texts('.hit-keys__first')]).toEqual([['命中1/3'], []])
  await tap(named(reader.hits.putAway))
  expect(all('.hit-keys')).toHaveLength(0)
  await tap(all('.tools__tool').find(({ textContent }) => textContent === reader.hits.name))
  expect(texts('.hit-keys__count')).toEqual(['命中1/3'])
})

test('find in page replaces the hit buttons until it closes', async () => {
  const { tap } = await open({ passages: HITS })
  await tap(named(reader.hits.after))
  await tap(all('.tools__tool')[0])
  expect(all('.hit-keys, .segment-mark--hit')).toHaveLength(0)
  await tap(named(reader.closeFind))
  expect(texts('.hit-keys__count')).toEqual(['命中1/3'])
  expect(texts('.segment-mark--hit')).toEqual(['违约金'])
})

test('without hits in the text there are no hit buttons', async () => {
  await open({ passages: [paragraph('违约金')] })
  expect(all('.hit-keys')).toHaveLength(0)
  expect(all('.tools')).toHaveLength(1)
})

test('share, download, cite and the neighbours call their handlers', async () => {
  const handlers = { onShare: jest.fn(), onDownload: jest.fn(), onCite: jest.fn() }
  const neighbours = { previous: jest.fn(), next: jest.fn() }
  const { tap } = await open({ passages: [paragraph('甲')] }, { ...handlers, neighbours })
  for (const key of [...all('.tools__tool').slice(-2), ...all('.reader-end .tap')]) await tap(key)
  const calls = [...Object.values(handlers), ...Object.values(neighbours)].map(handler => handler.mock.calls.length)
  expect(calls).toEqual([1, 1, 1, 1, 1])
})

test.each([[[]], [[paragraph(''), paragraph('<br/>')]]])(
  'a document without text has a message and neither find nor settings',
  async passages => {
    await open({ passages }, { onShare: jest.fn() })
    expect(texts('.tools__tool')).toEqual([reader.share])
    expect(texts('.state__sentence')).toEqual([reader.empty])
  },
)

test('a case that is not public shows the reason and marks its rule', async () => {
  await open({ notPublicReason: '离婚诉讼或者涉及未成年子女抚养、监护的' })
  expect(texts('.not-public__title')).toEqual([notPublic.title])
  expect(all('.state')).toHaveLength(0)
  expect(all('.not-public__rule')).toHaveLength(5)
  expect(texts('.not-public__rule--on')).toEqual(['（四）离婚诉讼或者涉及未成年子女抚养、监护的'])
  expect(all('.tools')).toHaveLength(0)
})

test('the toolbar of a case that is not public leads to similar cases', async () => {
  await open({ notPublicReason: '', similarCases: { route: 'case-list', params: {} } }, { onShare: jest.fn() })
  expect(texts('.tools__tool')).toEqual([reader.share, readerCopy.document.similarCases])
})

test('a changed setting is saved for its kind of page only', async () => {
  const { tap } = await open({ passages: [paragraph('甲')] })
  await tap(all('.tools__tool')[1])
  await tap(named(settings.larger))
  expect(readingSettings('case').get()).toEqual({ fontStep: 4, lineHeight: 1.5 })
  await tap(all('.line-choice')[3])
  expect(readingSettings('case').get()).toEqual({ fontStep: 4, lineHeight: 2.5 })
  expect(all('.reader--font-4.reader--line-3')).toHaveLength(1)
  expect(readingSettings('law').get()).toBeUndefined()
  await tap(all('.sheet .button').find(({ textContent }) => textContent === settings.restore))
  expect(readingSettings('case').get()).toEqual({ fontStep: 3, lineHeight: 1.5 })
})

test('saved settings apply when a page opens', async () => {
  readingSettings('case').set({ fontStep: 8, lineHeight: 2 })
  await open({ passages: [paragraph('甲')] })
  expect(all('.reader--font-8.reader--line-2')).toHaveLength(1)
})

test('a changed setting applies to the page below, and does not undo newer ones', async () => {
  await open({ passages: [paragraph('甲')] })
  const { tap } = await open({ passages: [paragraph('乙')] })
  await tap(
    all('.tools__tool')
      .filter(({ textContent }) => textContent === reader.settings)
      .pop(),
  )
  await tap(named(settings.larger))
  expect(all('.reader--font-4')).toHaveLength(2)
  readingSettings('case').set({ fontStep: 4, lineHeight: 1.5, paper: 'xuan' })
  await tap(named(settings.larger))
  expect(readingSettings('case').get()).toEqual({ fontStep: 5, lineHeight: 1.5, paper: 'xuan' })
})

test('a paper is chosen, kept and restored', async () => {
  const { tap } = await open({ passages: [paragraph('甲')] })
  expect(all('.reader.paper--white')).toHaveLength(1)
  await tap(all('.tools__tool')[1])
  await tap(all('.paper-choice').find(({ textContent }) => textContent === settings.papers.xuan))
  expect(all('.reader.paper--xuan')).toHaveLength(1)
  expect(readingSettings('case').get()).toEqual({ fontStep: 3, lineHeight: 1.5, paper: 'xuan' })
  await tap(all('.sheet .button').find(({ textContent }) => textContent === settings.restore))
  expect(all('.reader.paper--white')).toHaveLength(1)
  expect(readingSettings('case').get()).toEqual({ fontStep: 3, lineHeight: 1.5 })
})

test('another version of a law is picked on the scale, and a tap opens it', async () => {
  const version = (lid: string, posting_date: string) => ({ lid, posting_date, time_limited: '已被修改' })
  const versions = [version('l1', '2012-08-31'), version('l2', '2017-06-27'), version('d1', '2021-12-24')]
  const onVersion = jest.fn()
  const { kit, tap } = await open({ passages: [article('第一条', '甲')], versions }, { onVersion })
  await until(() => all('.law-scale').length > 0)
  expect(texts('.law-scale__years')).toEqual(['201220172021'])
  expect(texts('.law-scale__name')).toEqual(['本版2021年12月24日公布，第3版，共3版'])
  const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })
  await kit.act(() => all('.law-scale [role="slider"]')[0]?.dispatchEvent(key))
  expect(onVersion).not.toHaveBeenCalled()
  await tap(all('.law-scale__name--other')[0])
  expect(onVersion).toHaveBeenCalledWith('l2')
})

test('a scale of 40 versions has the years of its ends', async () => {
  const versions = Array.from({ length: 40 }, (_, at) => ({
    lid: at === 20 ? 'd1' : `l${at}`,
    posting_date: `${1980 + at}-01-01`,
    time_limited: '已被修改',
  }))
  await open({ passages: [article('第一条', '甲')], versions }, { onVersion: jest.fn() })
  await until(() => all('.law-scale').length > 0)
  expect(texts('.law-scale__years')).toEqual(['19802019'])
  expect(all('.law-scale .slider__step')).toHaveLength(40)
})

test('invalid saved settings read as the default', async () => {
  storage.write('read-set:case', '{"v":1,"d":{"fontStep":99,"lineHeight":3}}')
  await open({ passages: [paragraph('甲')] })
  expect(all('.reader--font-3.reader--line-0')).toHaveLength(1)
})
