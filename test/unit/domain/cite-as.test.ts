import { caseName, citeCase, citeLaw, citeWriting } from '@domain/citation/cite-as'
import { fullDocumentKind } from '@domain/citation/document-kind'

test.each([
  ['中华人民共和国民法典', '第五百七十七条', '《中华人民共和国民法典》第五百七十七条'],
  ['《民法典》', '第五条', '《民法典》第五条'],
  ['中华人民共和国民法典', undefined, '《中华人民共和国民法典》'],
  [
    '最高人民法院关于适用﹤中华人民共和国担保法﹥若干问题的解释',
    '',
    '《最高人民法院关于适用〈中华人民共和国担保法〉若干问题的解释》',
  ],
  [
    '最高人民法院关于适用《中华人民共和国民法典》时间效力的若干规定',
    '第一条',
    '《最高人民法院关于适用〈中华人民共和国民法典〉时间效力的若干规定》第一条',
  ],
])('a law: %s %s', (title, article, cited) => {
  expect(citeLaw(title, article)).toBe(cited)
})

test.each([
  [
    { court: '某市某区人民法院', number: '（2023）京0101民初1号', date: '2023-05-04', document: '民事判决书' },
    '甲与乙买卖合同纠纷案，某市某区人民法院（2023）京0101民初1号民事判决书',
  ],
  [
    { court: '某市某区人民法院', number: '（2023）京0101民初1号', date: '2023-05-04' },
    '甲与乙买卖合同纠纷案，某市某区人民法院（2023）京0101民初1号，2023年5月4日',
  ],
  [
    { court: '某市某区人民法院', number: '2023-07-2-490-001', date: '2023-05-04' },
    '甲与乙买卖合同纠纷案，人民法院案例库入库编号2023-07-2-490-001，某市某区人民法院，2023年5月4日',
  ],
  [{ court: '某市某区人民法院', document: '民事判决书' }, '甲与乙买卖合同纠纷案，某市某区人民法院'],
  [{ number: '（2023）京0101民初1号', date: '' }, '甲与乙买卖合同纠纷案，（2023）京0101民初1号'],
  [{}, '甲与乙买卖合同纠纷案'],
])('a case: %j', (facts, cited) => {
  expect(citeCase({ title: '甲与乙买卖合同纠纷案', ...facts })).toBe(cited)
})

test.each([
  ['张三与李四买卖合同纠纷二审民事判决书', '张三与李四买卖合同纠纷案'],
  ['张三盗窃案一审刑事判决书', '张三盗窃案'],
  ['张三盗窃一案刑事裁定书', '张三盗窃一案'],
  ['甲与乙买卖合同纠纷案', '甲与乙买卖合同纠纷案'],
  ['民事判决书', '民事判决书'],
])('the name of the case in the title %s is %s', (title, name) => {
  expect(caseName(title)).toBe(name)
})

test.each([
  ['判决书', '民事', '民事判决书'],
  ['裁定书', '执行', '执行裁定书'],
  ['民事判决书', '刑事', '民事判决书'],
  ['决定书', '刑事', '决定书'],
  ['判决书', '', '判决书'],
  ['', '民事', ''],
])('a %s in a %s case is a %s', (document, caseType, full) => {
  expect(fullDocumentKind(document, caseType)).toBe(full)
})

test.each([
  [
    { authors: ['易维桢', '康砺之'], from: '砚衡法评', date: '2023-05-04' },
    '易维桢、康砺之：《论〈民法典〉》，砚衡法评，2023年5月4日',
  ],
  [{ authors: [], from: '民事审判卷' }, '《论〈民法典〉》，民事审判卷'],
  [{}, '《论〈民法典〉》'],
])('what somebody wrote: %j', (facts, cited) => {
  expect(citeWriting({ title: '论《民法典》', ...facts })).toBe(cited)
})
