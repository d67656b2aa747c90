/** A judgment opened from a search by cited articles has the citations marked. */
import type { CaseDetail } from '@contract/judgement'
import { CASE_PATHS } from '@contract/paths'
import { encodeApiQuery } from '@domain/query/codec'
import { post } from '../support/visits'
import { aCase, startSearching } from './corpus'

test('the citations that were searched for are marked in the judgment', async () => {
  const text = '依照《中华人民共和国民法典》第五百零九条、第五百七十七条之规定，判决如下：'
  const server = await startSearching({ cases: [aCase('c1', { paragraphs: [{ label: '裁判结果', text }] })] })
  const query = encodeApiQuery([{ name: '引用法条', value: '《民法典》第五百七十七条' }])
  const reply = await post(server, CASE_PATHS.detail.replace(':jid', 'c1'), { query })
  expect(reply.json<{ result: CaseDetail }>().result.paragraphs[0]?.subParagraphs).toEqual([
    { text: '依照<em>《中华人民共和国民法典》第五百零九条、第五百七十七条</em>之规定，判决如下：' },
  ])
  await server.close()
})
