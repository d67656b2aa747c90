import type { Params } from '@/domain/address'
import { shareRequestFor } from '@/api/share-target'
import { encodeUrlQuery } from '@/domain/query'

const query = encodeUrlQuery([
  { name: '全文', value: '违约金 过高', mode: 'sentence' },
  { name: '案由', value: '买卖合同纠纷' },
])

test('a key is asked for with the query as the services read it, not as addresses carry it', () => {
  expect(shareRequestFor('case-detail', { jid: 'c1', query })).toEqual([
    {
      method: 'judgement_details_interface',
      params: { query: '全文:违约金 过高;mode=sentence,案由:买卖合同纠纷', id: 'c1' },
    },
  ])
})

test.each([[undefined], [''], ['{'], ['"x"']])('an address with no query (%s) makes an empty one', given => {
  const params: Params = given === undefined ? { vid: 'v1' } : { vid: 'v1', query: given }
  expect(shareRequestFor('judicial-detail', params)).toEqual([
    { method: 'judicialview_details_interface', params: { query: '', id: 'v1' } },
  ])
})

test('what cannot be shared needs no key', () => {
  expect(shareRequestFor('article-detail', { jid: 'a1' })).toEqual([])
})
