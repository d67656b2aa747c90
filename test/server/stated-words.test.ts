/** One wrong word in what a text says of an article: it is told where the words around it are the article's own. */
import { unlikeWords } from '../../server/citation-check/stated-words'

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
])('%s: %s stands for %s', (statement, stated, actual) => {
  expect(unlikeWords(statement, ARTICLE)).toEqual({ stated, actual })
})

it.each([
  '用人单位应当按照劳动合同约定和国家规定，向劳动者及时足额支付劳动报酬',
  '用人单位应按照劳动合同约定和国家规定，向劳动者及时足额支付劳动报酬',
  '用人单位须足额支付报酬，拖欠的，劳动者有权申请支付令',
  '被告应当支付原告劳动报酬，原告可以申请支付令',
  '拖欠劳动报酬的，可以依法向人民法院申请支付令',
  '人民法院应当受理',
])('a paraphrase is no fault: %s', statement => expect(unlikeWords(statement, ARTICLE)).toBeUndefined())

it('only the beginning of a long article is compared', () => {
  const long = '经营者不得从事下列行为。'.repeat(1_000)
  expect(unlikeWords('债务人有过失的，不承担连带责任', `${ARTICLE}${long}`)?.stated).toBe('债务人')
  expect(unlikeWords('债务人有过失的，不承担连带责任', `${long}${ARTICLE}`)).toBeUndefined()
})

it('a word that a statement repeats is compared at eight places only', () => {
  const searching = jest.spyOn(String.prototype, 'includes')
  unlikeWords('不应可未'.repeat(75), ARTICLE)
  const searches = searching.mock.calls.length
  searching.mockRestore()
  expect(searches).toBeLessThan(400)
})
