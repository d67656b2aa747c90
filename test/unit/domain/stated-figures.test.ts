/** Figures that a brief ascribes to an article. */
import { contradictingFigure } from '@domain/citation-check/stated-figures'

const TERM = '没有约定或者约定不明确的，保证期间为主债务履行期限届满之日起六个月。'
const PENALTY = '处百分之五十以上五倍以下的罚款；一万元以上的，处三年以下有期徒刑。'

test.each([
  ['保证期间为主债务履行期限届满之日起二年', TERM, '二年'],
  ['保证期间为12个月', TERM, '12个月'],
  ['处不缴或者少缴的税款百分之六十以上五倍以下的罚款', PENALTY, '百分之六十'],
  ['处60%以上五倍以下的罚款', PENALTY, '60%'],
  ['处三倍以下的罚款', PENALTY, '三倍'],
  ['二十万元以上的', PENALTY, '二十万元'],
  ['处20，000元以上的罚款', '处10,000元以上的罚款', '20，000元'],
])('%s differs', (statement, article, words) => expect(contradictingFigure(statement, article)).toBe(words))

test.each([
  ['保证期间为六个月', TERM],
  ['保证期间为6个月', TERM],
  ['保证期间为半年', TERM],
  ['处50%以上5倍以下的罚款', PENALTY],
  ['处36个月以下有期徒刑', PENALTY],
  ['被告于2020年3月1日借款，至今三十日未还', TERM],
  ['依照第三年度的约定', PENALTY],
  ['保证人不再承担保证责任', TERM],
  ['处10,000元以上1,000,000元以下的罚款', '处10000元以上1000000元以下的罚款'],
  ['处1，500，000元罚款', '处1500000元罚款'],
  ['分别处100，200，300元罚款', '处三百元罚款'],
  ['处1,000万元以下的罚款', '处1000万元以下的罚款'],
  ['处12,500.50元罚款', '处12500.50元罚款'],
  ['二〇二〇年的合同，保证期间为三年', '保证期间为三年'],
  ['一九九九年订立', '期间为三年'],
  ['', TERM],
])('%s does not', (statement, article) => expect(contradictingFigure(statement, article)).toBeUndefined())
