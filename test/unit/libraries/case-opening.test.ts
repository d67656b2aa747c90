/** The opening of a case: its result and its grounds. */
import '../../support/without-taro'
import { caseDocument } from '@/libraries/case/document'
import { judgment, section } from '../../support/judgment'

const openingOf = (...lines: string[]) => {
  const { opening } = caseDocument({ ...judgment, paragraphs: [section('本院认为', ...lines)] })
  return opening
}

test('has the articles on which the result rests, each part with its passage', () => {
  const opening = openingOf(
    '上诉不成立。',
    '依照《中华人民共和国民法典》第五百七十七条之规定，判决如下：',
    '驳回上诉。',
  )
  expect(opening).toMatchObject({
    result: { text: '驳回上诉。', passage: 3 },
    grounds: { passage: 2, articles: [{ name: '民法典', attributes: { article: '第五百七十七条' } }] },
  })
})

test('has no grounds where the sentence names no law', () => {
  const opening = openingOf('依照双方合同第三条，判决如下：', '驳回上诉。')
  expect(opening).toMatchObject({ result: { text: '驳回上诉。', passage: 2 } })
  expect(opening?.grounds).toBeUndefined()
})
