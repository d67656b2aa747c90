import { encodeApiQuery } from '@domain/query/codec'
import {
  modeCodeOf,
  modeCodesOf,
  presidingJudgesOf,
  modeFields,
  setAnyOrAll,
  setMode,
  setPresidingJudges,
} from '@/features/advanced/model/form'
import { enterBoxText } from '@/features/advanced/model/words'
import { advancedCopy } from '@/copy/advanced'
import { EMPTY, conditionsIn, dimension, typed, values } from './support'

const full = dimension('full')
const party = dimension('party')
const judge = dimension('judge')
const apiQuery = (key: string, group = EMPTY) => encodeApiQuery(conditionsIn(key, group))

test('the codes of the modes are those of the spec', () => {
  const labels = (modes: 'caseText' | 'lawText' | 'litigant') =>
    advancedCopy.advanced.modes[modes].map(({ label }) => label)
  expect(labels('caseText')).toEqual(['不限', '间隔', '同句', '同段'])
  expect(labels('lawText')).toEqual(['不限', '同条'])
  expect(labels('litigant')).toEqual(['全部当事人', '攻方当事人', '守方当事人'])
  expect(advancedCopy.advanced.anyOrAll.choices.map(({ label }) => label)).toEqual(['全部满足', '任一满足'])
  expect([full, dimension('law'), party, dimension('title')].map(modeCodesOf)).toEqual([
    [0, 1, 2, 3],
    [0, 1],
    [0, 1, 2],
    [],
  ])
})

test.each([
  [0, '全文:违约金,全文:过高,全文:-和解'],
  [1, '全文:违约金 过高;gap=10,全文:-和解'],
  [2, '全文:违约金 过高;mode=sentence,全文:-和解'],
  [3, '全文:违约金 过高;mode=paragraph,全文:-和解'],
])('a line typed in mode %i asks for %s', (mode, query) => {
  const group = setMode(full, EMPTY, mode)
  expect(apiQuery('full', typed('full', ['违约金 过高 -和解'], group))).toBe(query)
})

test('law text knows 同条', () => {
  const group = setMode(dimension('law'), EMPTY, 1)
  expect(apiQuery('law', typed('law', ['违约金 过高'], group))).toBe('条文:违约金 过高;mode=article')
})

test('each line typed in a near mode is a condition of its own', () => {
  const group = typed('full', ['违约金 过高', '定金 双倍'], setMode(full, EMPTY, 2))
  expect(apiQuery('full', group)).toBe('全文:违约金 过高;mode=sentence,全文:定金 双倍;mode=sentence')
})

test('a line of more words than a gap is told of stays in its box', () => {
  const line = (count: number) => Array.from({ length: count }, (_, at) => `词${at}`).join(' ')
  const inGap = setMode(full, EMPTY, 1)
  expect(enterBoxText(full, { ...inGap, text: line(20) })).toMatchObject({
    group: { text: '', conditions: [{ space: 10 }] },
  })
  expect(enterBoxText(full, { ...inGap, text: line(21) })).toEqual({
    group: { ...inGap, text: line(21) },
    problem: 'gapWords',
  })
  expect(enterBoxText(full, { ...setMode(full, EMPTY, 2), text: line(21) }).problem).toBeUndefined()
})

test('words typed before the mode was chosen come together, and part again without it', () => {
  const near = setMode(full, typed('full', ['违约金', '-和解', '过高']), 2)
  expect(values(near)).toEqual(['违约金 过高', '-和解'])
  expect(apiQuery('full', near)).toBe('全文:违约金 过高;mode=sentence,全文:-和解')
  expect(values(setMode(full, near, 0))).toEqual(['违约金', '过高', '-和解'])
  expect(apiQuery('full', setMode(full, near, 3))).toBe('全文:违约金 过高;mode=paragraph,全文:-和解')
})

test('words that would be more than the dimension takes do not part', () => {
  const near = typed('full', ['一 二 三 四 五 六'], setMode(full, EMPTY, 2))
  expect(apiQuery('full', setMode(full, near, 0))).toBe('全文:一 二 三 四 五 六')
})

test('a gap is 10 unless it is said, and 99 at most', () => {
  expect(setMode(full, EMPTY, 1)).toMatchObject({ mode: 1, gap: '10' })
  expect(setMode(full, EMPTY, 1, '0').gap).toBe('0')
  expect(modeFields(full, { mode: 1, gap: '0' })).toEqual({ mode: 'gap', space: 0 })
  expect(modeFields(full, { mode: 1, gap: '100' })).toEqual({ mode: 'gap', space: 99 })
  expect(setMode(full, setMode(full, EMPTY, 1, '7'), 2).gap).toBe('')
})

test('another gap is another condition of the same words', () => {
  const group = typed('full', ['违约金 过高'], setMode(full, EMPTY, 1, '5'))
  expect(apiQuery('full', setMode(full, group, 1, '20'))).toBe('全文:违约金 过高;gap=20')
})

test.each([
  [0, '当事人:甲,当事人:乙'],
  [1, '当事人:甲;level=1,当事人:乙;level=1'],
  [2, '当事人:甲;level=2,当事人:乙;level=2'],
])('side %i of the parties asks for %s', (side, query) => {
  expect(apiQuery('party', setMode(party, typed('party', ['甲 乙']), side))).toBe(query)
  expect(apiQuery('party', typed('party', ['甲 乙'], setMode(party, EMPTY, side)))).toBe(query)
})

test('the mode of a condition is read back', () => {
  const one = (more: object) => modeCodeOf(full, { name: '全文', value: '甲 乙', ...more })
  expect([{}, { space: 3 }, { mode: 'gap', space: 3 }, { mode: 'sentence' }, { mode: 'paragraph' }].map(one)).toEqual([
    0, 1, 1, 2, 3,
  ])
  expect(one({ mode: 'article' })).toBe(0)
  expect([0, 1, 2, 9].map(litigantLevel => modeCodeOf(party, { name: '', value: '', litigantLevel }))).toEqual([
    0, 1, 2, 0,
  ])
})

test('any and all: 1 any, 0 all; what is excluded is excluded in both', () => {
  const group = setAnyOrAll(full, typed('full', ['甲 乙 -丙']), true)
  expect(apiQuery('full', group)).toBe('全文:甲;any,全文:乙;any,全文:-丙')
  expect(apiQuery('full', setAnyOrAll(full, group, false))).toBe('全文:甲,全文:乙,全文:-丙')
})

describe('the presiding judge', () => {
  const judges = typed('judge', ['甲 乙 丙'])

  test('is asked for as the server knows it', () => {
    expect(apiQuery('judge', setPresidingJudges(judges, ['乙']))).toBe('法官:甲,法官:乙;level=1,法官:丙')
  })
  test('where all must hold there is one', () => {
    expect(presidingJudgesOf(setPresidingJudges(judges, ['乙', '丙']))).toEqual(['乙'])
  })
  test('where any suffices there may be several, until all must hold: then one is kept', () => {
    const several = setPresidingJudges(setAnyOrAll(judge, judges, true), ['乙', '丙'])
    expect(presidingJudgesOf(several)).toEqual(['乙', '丙'])
    const all = setAnyOrAll(judge, several, false)
    expect(presidingJudgesOf(all)).toEqual(['乙'])
    expect(values(all)).toEqual(['甲', '乙', '丙'])
  })
  test('is taken back without a trace', () => {
    expect(setPresidingJudges(setPresidingJudges(judges, ['甲']), []).conditions).toEqual(judges.conditions)
  })
})
