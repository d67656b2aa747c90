/** One wrong word in the statement about an article. It is reported if the words around it are those of the article. */
import { contradictingWords } from '../../server/citation-check/stated-words'

const ARTICLE =
  '用人单位应当按照劳动合同约定和国家规定，向劳动者及时足额支付劳动报酬。用人单位拖欠劳动报酬的，劳动者可以依法向当地人民法院申请支付令，人民法院应当依法发出支付令；不符合条件的，人民法院不予受理。债权人有过失的，不承担连带责任。'

it.each<[string, string, string]>([
  ['用人单位可以按照劳动合同约定和国家规定，向劳动者及时足额支付劳动报酬', '可以', '应当'],
  ['用人单位应当按照劳动合同约定或者国家规定支付劳动报酬', '或者', '和'],
  ['劳动者可以依法向当地公安机关申请支付令', '公安机关', '人民法院'],
  ['劳动者不得依法向当地人民法院申请支付令', '不得', '可以'],
  ['不符合条件的，人民法院予受理', '予受', '不予受'],
  ['债务人有过失的，不承担连带责任', '债务人', '债权人'],
  ['债权人有故意的，不承担连带责任', '故意', '过失'],
  ['债权人有过失的，不承担按份责任', '按份责任', '连带责任'],
  ['债权人有过失的，承担连带责任', '承担', '不承担'],
  ['用人单位拖欠劳动报酬的，劳动者可以依法申请；不符合条件的，人民法院可以不予受理', '可以不予', '不予'],
  ['不符合条件的，人民法院不予受理。债务人有过失的，不承担连带责任', '债务人', '债权人'],
])('%s: %s stands for %s', (statement, stated, actual) => {
  expect(contradictingWords(statement, ARTICLE)).toEqual({ stated, actual })
})

it.each([
  '用人单位应当按照劳动合同约定和国家规定，向劳动者及时足额支付劳动报酬',
  '用人单位应按照劳动合同约定和国家规定，向劳动者及时足额支付劳动报酬',
  '用人单位须足额支付报酬，拖欠的，劳动者有权申请支付令',
  '被告应当支付原告劳动报酬，原告可以申请支付令',
  '拖欠劳动报酬的，可以依法向人民法院申请支付令',
  '人民法院应当受理',
])('a paraphrase is no fault: %s', statement => expect(contradictingWords(statement, ARTICLE)).toBeUndefined())

describe('a figure is compared by the words around it', () => {
  const article =
    '税务机关在三年内可以要求纳税人补缴税款，但是不得加收滞纳金；依照本法第五条的规定处理，有特殊情况的，可以延长到五年。'

  it.each([
    ['税务机关在五年内可以要求纳税人补缴税款，但是不得加收滞纳金', '五年内'],
    ['税务机关在5年内可以要求纳税人补缴税款，但是不得加收滞纳金', '5年内'],
  ])('%s differs', (statement, stated) =>
    expect(contradictingWords(statement, article)).toEqual({ stated, actual: '三年内' }),
  )

  it.each([
    '税务机关在三年内可以要求纳税人补缴税款，但是不得另收滞纳金',
    '税务机关在3年内可以要求纳税人补缴税款，但是不得另收滞纳金',
    '依照本法第八条的规定处理，但是不得另收滞纳金',
  ])('%s does not', statement => expect(contradictingWords(statement, article)).toBeUndefined())
})

it('only the beginning of a long article is compared', () => {
  const long = '经营者不得从事下列行为。'.repeat(1_000)
  expect(contradictingWords('债务人有过失的，不承担连带责任', `${ARTICLE}${long}`)?.stated).toBe('债务人')
  expect(contradictingWords('债务人有过失的，不承担连带责任', `${long}${ARTICLE}`)).toBeUndefined()
})

it('a word that a statement repeats is compared at eight places only', () => {
  const searching = jest.spyOn(String.prototype, 'includes')
  contradictingWords('不应可未'.repeat(75), ARTICLE)
  const searches = searching.mock.calls.length
  searching.mockRestore()
  expect(searches).toBeLessThan(400)
})
