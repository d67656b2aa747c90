/** Texts stored on the device: which, for whom, and which are deleted to make room. */
import { offline } from '@/platform/offline'
import type { StoredTextMetadata } from '@/platform/ports/data'
import { vault } from '@/platform/vault'
import { textStorage } from '@/platform/vault/texts'
import type { DocumentSource, DocumentLoadRequest, ReadableDocument } from '@/libraries/document'
import { type Result, failure, success } from '@/request/errors'
import { hasStoredText, readStoredText, listStoredTexts, storeDocumentText } from '@/shared/stored-texts'
import { fetchSavedTexts } from '@/shared/stored-texts/fetch-saved'
import { fallBackToStoredCopy } from '@/shared/stored-texts/reading'
import * as sources from '@/shared/stored-texts/sources'
import { changeWorkspace, openWorkspace, useWorkspace } from '@/stores/workspace'
import { useSession } from '@/stores/session'

const SOURCE = { route: 'case-detail', id: 'jid' } as DocumentSource
const document = (id: string) =>
  ({ id, title: `${id}案`, passages: [{ kind: 'paragraph', text: '正文'.repeat(500) }] }) as ReadableDocument
const place = (id: string) => ({ source: SOURCE, id, params: { jid: id } })
const store = (id: string) => storeDocumentText(place(id), document(id))
const titles = async () => (await listStoredTexts()).map(({ title }) => title).sort()

const keep = (id: string, keptAt = 1) =>
  changeWorkspace([
    {
      id: `case-detail ${id}`,
      kind: 'document',
      body: {
        title: `${id}案`,
        route: 'case-detail',
        params: { jid: id },
        library: '案例',
        citation: id,
        keptAt,
        folders: [],
      },
    },
  ])

/** A device that takes so many texts. */
let most = Infinity
let now = 0
let stored: Array<{ owner: string; text: StoredTextMetadata; content: string }>

beforeEach(async () => {
  most = Infinity
  stored = []
  jest.spyOn(vault, 'read').mockResolvedValue([])
  jest.spyOn(vault, 'write').mockResolvedValue(true)
  jest.spyOn(Date, 'now').mockImplementation(() => ++now)
  jest
    .spyOn(textStorage, 'list')
    .mockImplementation(owner => Promise.resolve(stored.filter(one => one.owner === owner).map(({ text }) => text)))
  jest
    .spyOn(textStorage, 'read')
    .mockImplementation((owner, id) =>
      Promise.resolve(stored.find(one => one.owner === owner && one.text.id === id)?.content),
    )
  jest.spyOn(textStorage, 'write').mockImplementation((owner, text, content) => {
    if (stored.length >= most) return Promise.resolve(false)
    stored.push({ owner, text, content })
    return Promise.resolve(true)
  })
  jest.spyOn(textStorage, 'remove').mockImplementation((_, ids) => {
    stored = stored.filter(({ text }) => !ids.includes(text.id))
    return Promise.resolve()
  })
  useSession.setState({ token: undefined, userId: undefined })
  await openWorkspace()
  useWorkspace.setState({ syncState: {} })
})

test('a device that holds less than it may gives up the oldest reads, and never a saved one', async () => {
  keep('甲')
  for (const id of ['甲', '乙', '丙']) await store(id)
  most = 3
  expect(await store('丁')).toBe('stored')
  expect(await titles()).toEqual(['丁案', '丙案', '甲案'])
})

test('where what is saved fills it, nothing goes', async () => {
  for (const id of ['甲', '乙']) keep(id)
  for (const id of ['甲', '乙']) await store(id)
  most = 2
  expect(await store('丙')).toBe('full')
  expect(await titles()).toEqual(['乙案', '甲案'])
})

test('a saved tax incentive counts as stored, and stays', async () => {
  const [route, params] = ['tax-incentives-app' as const, { id: '惠' }]
  const body = { title: '惠案', route, params, library: '税收优惠', citation: '惠', keptAt: 1, folders: [] }
  changeWorkspace([{ id: `${route} 惠`, kind: 'document', body }])
  await storeDocumentText({ source: { route }, id: '惠', params }, document('惠'))
  expect(await hasStoredText(route, params)).toBe(true)
  await store('甲')
  most = 2
  expect(await store('乙')).toBe('stored')
  expect(await titles()).toEqual(['乙案', '惠案'])
})

test('a device that takes nothing loses nothing', async () => {
  most = 0
  expect(await store('甲')).toBe('full')
})

test('what is damaged, or of another app, is not read', async () => {
  await store('甲')
  expect((await readStoredText(place('甲')))?.document.title).toBe('甲案')
  for (const content of ['{"format":1,"docu', '{"format":0,"document":{}}', 'null']) {
    stored[0]!.content = content
    expect(await readStoredText(place('甲'))).toBeUndefined()
  }
})

describe('what is saved comes onto the device', () => {
  const requested: string[] = []
  let answer: (id: string) => Promise<Result<ReadableDocument>>

  beforeEach(() => {
    requested.length = 0
    answer = id => Promise.resolve(success(document(id)))
    jest.spyOn(sources, 'documentSourceOfRoute').mockReturnValue({
      ...SOURCE,
      load({ id }: DocumentLoadRequest) {
        requested.push(id)
        return answer(id)
      },
    })
  })

  const fetchAll = () => fetchSavedTexts(() => undefined)

  test('what may not be read is asked for once, and holds up nothing', async () => {
    for (let at = 0; at < 30; at++) keep(`禁${at}`, 10 + at)
    keep('可', 1)
    answer = id => Promise.resolve(id === '可' ? success(document(id)) : failure({ id: 'forbidden' }))
    await fetchAll()
    expect(await titles()).toEqual([])
    await fetchAll()
    expect(await titles()).toEqual(['可案'])
    await fetchAll()
    expect(requested).toHaveLength(31)
  })

  test('what is put in the workspace meanwhile comes too', async () => {
    keep('先')
    const first = fetchAll()
    keep('后')
    await Promise.all([first, fetchAll()])
    expect(await titles()).toEqual(['先案', '后案'])
  })

  test('whoever leaves meanwhile leaves no text to the next reader', async () => {
    useSession.setState({ token: 't', userId: 'u' })
    await openWorkspace()
    keep('某')
    answer = id => {
      useSession.setState({ token: undefined, userId: undefined })
      return Promise.resolve(success(document(id)))
    }
    await fetchAll()
    expect(stored).toEqual([])
  })

  test('an older reply of the browser is not put down as read today, and is asked for again', async () => {
    keep('旧')
    answer = id => {
      offline.reportCached('2026-11-01')
      return Promise.resolve(success(document(id)))
    }
    await fetchAll()
    expect(stored).toEqual([])
    answer = id => Promise.resolve(success(document(id)))
    await fetchAll()
    expect(await titles()).toEqual(['旧案'])
  })

  test('what a logout deleted comes again after the next login', async () => {
    for (const token of ['t1', 't2']) {
      useSession.setState({ token, userId: 'u' })
      await openWorkspace()
      keep('某')
      await fetchAll()
      expect(await titles()).toEqual(['某案'])
      useSession.setState({ token: undefined, userId: undefined })
      await openWorkspace()
      stored = []
    }
    expect(requested).toEqual(['某', '某'])
  })

  test('that there is no room is told, and nothing more is asked for', async () => {
    for (const id of ['一', '二', '三']) keep(id)
    most = 0
    expect(await fetchAll()).toBe(false)
    expect(requested).toHaveLength(1)
  })
})

test.each([
  ['document_withdrawn', [], false],
  [undefined, ['甲案'], true],
])('a document that is gone by %s leaves on the device: %j', async (code, left, isShown) => {
  await store('甲')
  const gone = failure<ReadableDocument>({ id: 'gone', status: 410, code, message: '已撤下' })
  const answer = await fallBackToStoredCopy(place('甲'), gone)
  expect(answer.ok).toBe(isShown)
  if (!isShown) expect(answer).toBe(gone)
  expect(await titles()).toEqual(left)
})
