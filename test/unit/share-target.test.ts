import type { Params } from '@domain/format/address'
import { isSharedDocument, shareRequestFor, sharedContentReader } from '@/api/share'
import { readSharedQuery, withDocumentId } from '@domain/query/shared-document'
import { encodeUrlQuery } from '@domain/query/codec'

const query = encodeUrlQuery([
  { name: '全文', value: '违约金 过高', mode: 'sentence' },
  { name: '案由', value: '买卖合同纠纷' },
])

test('a key is asked for with the query as the services read it, not as addresses carry it', () => {
  expect(shareRequestFor('case-detail', { jid: 'c1', query })).toEqual([
    {
      method: 'judgement_details_interface',
      params: { query: 'jid:c1,全文:违约金 过高;mode=sentence,案由:买卖合同纠纷' },
    },
  ])
})

test.each([[undefined], [''], ['{'], ['"x"']])('an address with no query (%s) makes an empty one', addressQuery => {
  const params: Params = addressQuery === undefined ? { vid: 'v1' } : { vid: 'v1', query: addressQuery }
  expect(shareRequestFor('judicial-detail', params)).toEqual([
    { method: 'judicialview_details_interface', params: { query: 'vid:v1' } },
  ])
})

test('what cannot be shared needs no key', () => {
  expect(shareRequestFor('article-detail', { jid: 'a1' })).toEqual([])
})

test.each(['c1', '0a1b2c3d0a1b2c3d0a1b2c3d0a1b2c3d', 'a,b:c;d\\e', '（2023）京01民终1号'])(
  'the document %s is found again in what was sent, and the rest of the query is as it was',
  id => {
    for (const query of ['', '全文:违约金;gap=3,案由:a\\,b']) {
      expect(readSharedQuery(withDocumentId(query, 'jid', id))).toEqual({ id, query })
      expect(readSharedQuery(query)).toEqual({ query })
    }
  },
)

describe('what a key opens', () => {
  const method = 'judgement_details_interface'
  const read = sharedContentReader(method)
  const detail = { jid: 'c1', all_caseinfo_casename: '甲' }

  test('our server says which document, and shows it', () => {
    expect(read({ method, params: { query: 'jid:c1,全文:a' }, expiresAt: '', data: detail })).toEqual({
      id: 'c1',
      query: '全文:a',
      detail,
    })
    expect(read({ method, params: { query: '全文:a', id: 'c1' }, data: null })).toEqual({ id: 'c1', query: '全文:a' })
  })

  test('an echo, bare, in a list or as text', () => {
    const echo = { method, params: { query: '全文:a' } }
    for (const answer of [echo, [{ method: 'other', params: {} }, echo], JSON.stringify(echo), JSON.stringify([echo])])
      expect(read(answer)).toEqual({ id: undefined, query: '全文:a' })
  })

  test('the detail itself', () => {
    expect(read(detail)).toEqual({ id: 'c1', query: '', detail })
    expect(read({ title: '甲' })).toEqual({ id: undefined, query: '', detail: { title: '甲' } })
    // By its own name, whatever else it names.
    expect(sharedContentReader('lawregu_details_interface')({ jid: 'c1', lid: 'l1' })?.id).toBe('l1')
  })

  test.each([null, undefined, 'x', '', '{', [], 7, true])('%j opens nothing', answer => {
    expect(read(answer)).toBeUndefined()
  })

  test('is this document, or one that nobody names; never another', () => {
    expect(isSharedDocument('case-detail', { jid: 'c1' }, { id: 'c1' })).toBe(true)
    expect(isSharedDocument('case-detail', { jid: 'c1' }, {})).toBe(true)
    expect(isSharedDocument('case-detail', { jid: 'c1' }, { id: 'c2' })).toBe(false)
  })
})
