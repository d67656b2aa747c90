/** The charge in a criminal trial, the answers to it, and the facts that the court finds. */
import { chargeParts, joinNeighbours } from '../../../server/corpus/import/judgments/charge'

const CHARGE =
  '某市人民检察院指控，被告人甲窃得手机一部。被告人甲归案后供认不讳。公诉机关认为应当以盗窃罪追究刑事责任。'
const ANSWER = '被告人甲对指控的事实无异议，请求从轻处罚。'
const COUNSEL = '其辩护人提出，甲系初犯。'
const FINDING = '上述事实，有证人乙的证言等证据证实，足以认定。'
const UNDISPUTED = '上述事实，被告人甲在开庭审理过程中亦无异议，并有证人乙的证言等证据证实，足以认定。'

const labelsOf = (text: string) => chargeParts(text)?.map(({ label }) => label)

test.each([
  ['the charge alone', CHARGE, ['公诉机关指控']],
  ['an answer', `${CHARGE}\n${ANSWER}${COUNSEL}`, ['公诉机关指控', '答辩意见']],
  ['an answer on the same line', CHARGE + ANSWER, ['公诉机关指控', '答辩意见']],
  ['an answer in court', `${CHARGE}\n庭审中，二被告人辩称没有参与。`, ['公诉机关指控', '答辩意见']],
  ['counsel alone', `${CHARGE}\n被告人甲的辩护人认为，甲有自首情节。`, ['公诉机关指控', '答辩意见']],
  ['an undisputed finding', `${CHARGE}\n${UNDISPUTED}`, ['公诉机关指控', '事实']],
  ['an answer and a finding', `${CHARGE}\n${ANSWER}\n${FINDING}`, ['公诉机关指控', '答辩意见', '事实']],
  ['a finding that goes on', `${CHARGE}\n${UNDISPUTED}被告人甲亦无异议。`, ['公诉机关指控', '事实']],
  ['counsel after a finding', `${CHARGE}\n${UNDISPUTED}\n${COUNSEL}`, ['公诉机关指控', '事实', '答辩意见']],
  [
    'the prosecutor again',
    `${CHARGE}\n${UNDISPUTED}\n公诉机关建议判处拘役。`,
    ['公诉机关指控', '事实', '公诉机关指控'],
  ],
])('%s', (_, text, labels) => expect(labelsOf(text)).toEqual(labels))

test('evidence that the prosecutor names belongs to the charge', () => {
  const evidence = '公诉机关提供了被告人的供述与辩解、辩护人提交的谅解书等证据。上述事实，公诉机关提供了证据。'
  expect(labelsOf(CHARGE + evidence)).toEqual(['公诉机关指控'])
})

test('the parts are the whole text', () => {
  const text = `${CHARGE}\n${ANSWER}\n${COUNSEL}\n${FINDING}`
  expect(
    chargeParts(text)
      ?.map(part => part.text)
      .join('\n'),
  ).toBe(text)
})

test.each(['原告诉称，被告应当还款。', '被告人甲对起诉书指控其盗窃无异议。', ''])('no charge: %s', text =>
  expect(chargeParts(text)).toBeUndefined(),
)

test('a sentence without an end is read in linear time', () => {
  const text = `${CHARGE}\n被告人${'归案'.repeat(1_000_000)}`
  expect(labelsOf(text)).toEqual(['公诉机关指控'])
})

test('neighbours of one label are one part', () => {
  const part = (label: string, text: string) => ({ label, text })
  expect(joinNeighbours([part('事实', '甲'), part('事实', '乙'), part('本院认为', '丙')])).toEqual([
    part('事实', '甲\n乙'),
    part('本院认为', '丙'),
  ])
})
