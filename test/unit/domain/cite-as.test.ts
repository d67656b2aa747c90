import { citeCase, citeLaw, citeWriting } from '@domain/citation/cite-as'

test.each([
  ['中华人民共和国民法典', '第五百七十七条', '《中华人民共和国民法典》第五百七十七条'],
  ['《民法典》', '第五条', '《民法典》第五条'],
  ['中华人民共和国民法典', undefined, '《中华人民共和国民法典》'],
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
    { court: '某市某区人民法院', number: '（2023）京0101民初1号', date: '2023-05-04' },
    '甲与乙买卖合同纠纷案，某市某区人民法院（2023）京0101民初1号，2023年05月04日',
  ],
  [{ court: '某市某区人民法院' }, '甲与乙买卖合同纠纷案，某市某区人民法院'],
  [{ number: '（2023）京0101民初1号', date: '' }, '甲与乙买卖合同纠纷案，（2023）京0101民初1号'],
  [{}, '甲与乙买卖合同纠纷案'],
])('a case: %j', (facts, cited) => {
  expect(citeCase({ title: '甲与乙买卖合同纠纷案', ...facts })).toBe(cited)
})

test.each([
  [
    { authors: ['易维桢', '康砺之'], from: '砚衡法评', date: '2023-05-04' },
    '易维桢、康砺之：《论〈民法典〉》，砚衡法评，2023年05月04日',
  ],
  [{ authors: [], from: '民事审判卷' }, '《论〈民法典〉》，民事审判卷'],
  [{}, '《论〈民法典〉》'],
])('what somebody wrote: %j', (facts, cited) => {
  expect(citeWriting({ title: '论《民法典》', ...facts })).toBe(cited)
})
