/** The request for a document, and the message if it fails. */
import '../../support/without-taro'
import type { ApiError } from '@/request/errors'
import { copy } from '@/copy'
import { encodeUrlQuery } from '@domain/query/codec'
import type { DocumentSource } from '@/libraries/document'
import { articleSource } from '@/libraries/article/document'
import { biddingSource } from '@/libraries/bidding/document'
import { caseSource } from '@/libraries/case/document'
import { lawSource } from '@/libraries/law/document'
import { judicialSource } from '@/libraries/judicial/document'
import { proDocSource } from '@/libraries/pro-doc/document'
import { similaritySource } from '@/libraries/similarity/document'
import { type SharedContent, fetchSharedContent } from '@/api/share'
import { createAbort } from '@/platform/transport/abort'
import { transport } from '@/platform/transport'
import { judgment } from '../../support/judgment'

const { signal } = createAbort()
const send = jest.spyOn(transport, 'send')
const answer = (body: unknown, status = 200) =>
  send.mockResolvedValue({ kind: 'reply', status, text: JSON.stringify(body) })
const last = () => send.mock.calls[send.mock.calls.length - 1]![0]
const lastCall = () => `${last().method} ${decodeURIComponent(last().url.replace(/^https?:\/\/[^/]+/, ''))}`
const query = encodeUrlQuery([{ name: '全文', value: '违约金' }])
const load = (source: DocumentSource, secretKey?: string, opened?: SharedContent) =>
  source.load({ id: 'x/1', query, secretKey, opened, signal })
beforeEach(() => send.mockReset())

describe('a document is asked for with the words that found it', () => {
  test.each<[DocumentSource, string, string]>([
    [
      judicialSource,
      'GET /judicialview/api/v1/judicialview/x/1?query=全文:违约金',
      '/judicialview/api/v1/judicialview/download/',
    ],
    [similaritySource, 'GET /similarity/api/v1/similarity/x/1?query=全文:违约金', '/similarity/api/v1/download/'],
    [
      articleSource,
      'GET /iarticle-search/api/v1/article/findArticleById/x/1?query=全文:违约金',
      '/iarticle-search/api/v1/article/downloadByAid/',
    ],
    [proDocSource, 'GET /inspection/api/v1/search/x/1?query=全文:违约金', '/inspection/api/v1/search/download/'],
    [biddingSource, 'GET /tender/api/v1/search/x/1?query=全文:违约金', '/tender/api/v1/search/download/'],
    [
      lawSource,
      'GET /ilawregu-search/api/v1/lawregu/x/1?query=全文:违约金',
      '/ilawregu-search/api/v1/lawregu/download/',
    ],
  ])('%#', async (source, call, download) => {
    answer({ isSuccess: false, errMsg: '不行' })
    expect(await load(source)).toEqual({ ok: false, error: { id: 'rejected', message: '不行' } })
    expect(lastCall()).toBe(call)
    expect(last()).toMatchObject({ signal })
    expect(source.downloadPath?.('x/1')).toBe(`${download}x%2F1`)
  })

  test('a case posts them', async () => {
    answer({ status: 0, succeed: true, result: judgment })
    expect(await load(caseSource)).toMatchObject({ ok: true, data: { id: 'c1' } })
    expect(lastCall()).toBe('POST /judgement-search/api/v1/search/x/1')
    expect(JSON.parse(last().body ?? '')).toEqual({ query: '全文:违约金' })
    expect(caseSource.downloadPath?.('c1')).toBe('/judgement-search/api/v1/es/download/c1')
  })
})

describe('with a key', () => {
  const shared = (data: unknown) => ({
    status: 0,
    succeed: true,
    result: { method: 'judgement_details_interface', params: { query: '', id: 'c1' }, expiresAt: '', data },
  })

  test.each<[string, DocumentSource, string]>([
    ['a case', caseSource, 'judgement_details_interface'],
    ['a viewpoint', judicialSource, 'judicialview_details_interface'],
  ])('%s is what the key opens', async (_, source, method) => {
    answer(shared({ ...judgment, vid: 'v1', viewTitle: '', keywords: [], volume: '' }))
    expect(await load(source, 'k'.repeat(22))).toMatchObject({ ok: true })
    expect(lastCall()).toBe(
      `GET /judgement-search/api/v1/share/getShareDataBySecretKey?secretKey=${'k'.repeat(22)}&method=${method}`,
    )
  })

  test('it is asked for once, be the key checked before; the next time anew', async () => {
    answer(shared(judgment))
    const checked = await fetchSharedContent('k', 'judgement_details_interface')
    if (!checked.ok) throw new Error(checked.error.id)
    expect(await load(caseSource, 'k', checked.data)).toMatchObject({ ok: true, data: { id: 'c1' } })
    expect(send).toHaveBeenCalledTimes(1)
    expect(await load(caseSource, 'k')).toMatchObject({ ok: true })
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('of charts is asked for with every group, which some services answer by', async () => {
    answer(shared(undefined))
    await fetchSharedContent('k', 'case_visual_interface')
    expect(lastCall()).toMatch(/&method=case_visual_interface&fields=\w+%2C|&method=case_visual_interface&fields=\w+,/)
  })

  test('that opens nothing there is no document', async () => {
    answer(shared(undefined))
    expect(await load(caseSource, 'k')).toEqual({ ok: false, error: { id: 'garbled' } })
  })

  test('that cannot be read there is no document, and the case is not asked for', async () => {
    send.mockResolvedValue({ kind: 'network' })
    expect(await load(caseSource, 'k')).toEqual({ ok: false, error: { id: 'network' } })
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('of what cannot be shared the key is not asked', async () => {
    answer({ isSuccess: true, data: { sid: 's1', title: '甲', bookId: 1, paragraphs: [] } })
    expect(await load(similaritySource, 'k')).toMatchObject({ ok: true })
    expect(lastCall()).toContain('/similarity/api/v1/similarity/')
  })
})

describe('a failure is told', () => {
  const sentence = (source: DocumentSource, error: ApiError) => source.sentenceFor(error)

  test.each<ApiError['id']>(['rejected', 'server', 'garbled'])('%s: what could not be queried', id => {
    expect(sentence(caseSource, { id, message: '内部错误' })).toBe('案例详情查询过程中出现错误')
    expect(sentence(articleSource, { id })).toBe('文章详情查询过程中出现错误')
  })

  test.each<[ApiError['id'], string]>([
    ['network', copy.error.network],
    ['timeout', copy.error.network],
    ['not_found', copy.error.notFound],
    ['forbidden', copy.error.forbidden],
  ])('%s: by its cause, and at the moment by what failed', (id, expected) => {
    expect(sentence(caseSource, { id })).toBe(expected)
    expect(caseSource.failureOf({ id, message: '内部错误' })).toBe('案例详情查询过程中出现错误')
    expect(lawSource.failureOf({ id })).toBe('法规详情查询过程中出现错误')
  })
})
