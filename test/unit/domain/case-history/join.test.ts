/** Judgments of one case are joined, whatever the sequence of their import. All cases are invented. */
import { caseNumberKey } from '@domain/case-history/case-numbers'
import type { CaseHistory } from '@domain/case-history/history'
import { type LibraryJudgment, joinJudgments } from '@domain/case-history/join'
import {
  isOverturnedOrReopened,
  laterReview,
  reviewGroup,
  REVIEW_GROUPS,
  reviewWord,
} from '@domain/case-history/later-review'
import type { NamedDecision } from '@domain/case-history/named-decisions'
import { type ReviewOutcome, REVIEW_OUTCOMES } from '@domain/case-history/outcomes'
import { sortBySequence } from '@domain/case-history/sequence'
import type { Stage } from '@domain/case-history/stages'

const FIRST = { number: '（2020）琼01民初3号', court: '海口市中级人民法院', stage: '一审' as Stage, day: '2020-09-05' }
const SECOND = { number: '（2021）琼民终12号', court: '海南省高级人民法院', stage: '二审' as Stage, day: '2021-03-02' }
const REVIEW = {
  number: '（2021）最高法民申88号',
  court: '最高人民法院',
  stage: '再审审查' as Stage,
  day: '2021-12-01',
}
const THIRD = { number: '（2022）最高法民再5号', court: '最高人民法院', stage: '再审' as Stage, day: '2022-06-01' }

type Decision = typeof FIRST
const name = (decision: Decision, outcome?: ReviewOutcome): NamedDecision => ({
  ...decision,
  key: caseNumberKey(decision.number),
  document: '判决',
  outcome,
  ground: `${decision.court}作出${decision.number}民事判决。`,
})

interface Does {
  outcome: ReviewOutcome
  to: Array<[Decision, ReviewOutcome?]>
}

const held = (jid: string, decision: Decision, earlier: NamedDecision[] = [], does?: Does): LibraryJudgment => ({
  jid,
  number: decision.number,
  court: decision.court,
  document: '判决',
  day: decision.day,
  parties: ['甲公司', '乙公司'],
  reading: {
    stage: decision.stage,
    earlier,
    effects: (does?.to ?? []).map(([{ number, court }, outcome = does!.outcome]) => ({
      ...{ number, court, document: '判决', outcome, ground: '裁判主文' },
    })),
    outcome: does?.outcome,
    ground: does && '裁判主文',
  },
})

const first = held('first', FIRST)
const second = held('second', SECOND, [name(FIRST)], { outcome: 'changed', to: [[FIRST]] })
const upholding = held('second', SECOND, [name(FIRST)], { outcome: 'upheld', to: [[FIRST]] })
const third = held('third', THIRD, [name(FIRST), name(SECOND), name(REVIEW, 'takenUp')], {
  outcome: 'changed',
  to: [[SECOND], [FIRST, 'upheld']],
})

const shown = (history: CaseHistory | undefined) => history?.entries.map(({ number, jid }) => (jid ? jid : number))
const word = (history: CaseHistory | undefined) => history?.later && reviewWord(history.later)

function permutations<T>(all: T[]): T[][] {
  if (all.length < 2) return [all]
  return all.flatMap((one, at) => permutations(all.filter((_other, other) => other !== at)).map(rest => [one, ...rest]))
}

test('three instances are one chain, in whatever sequence they come', () => {
  const expected = joinJudgments([first, second, third])
  expect(shown(expected.get('first'))).toEqual(['first', 'second', REVIEW.number, 'third'])
  expect(shown(expected.get('second'))).toEqual(['first', 'second', REVIEW.number, 'third'])
  expect(word(expected.get('first'))).toBe('再审维持')
  expect(word(expected.get('second'))).toBe('再审已改判')
  expect(expected.get('third')?.later).toBeUndefined()
  for (const judgments of permutations([first, second, third]))
    for (const [jid, history] of joinJudgments(judgments)) expect(history).toEqual(expected.get(jid))
})

test('a judgment that is named and not held stays in the chain with the words that name it', () => {
  const histories = joinJudgments([first, third])
  const [, missing] = histories.get('first')!.entries
  expect(missing).toMatchObject({
    number: SECOND.number,
    groundJid: 'third',
    ground: expect.stringContaining('民终12号'),
  })
  expect(missing?.jid).toBeUndefined()
  expect(word(histories.get('first'))).toBe('再审维持')
})

test('a retrial that changes the appeal that upheld a judgment overturns that judgment too', () => {
  const retrial = held('third', THIRD, [name(SECOND)], { outcome: 'changed', to: [[SECOND]] })
  expect(word(joinJudgments([first, upholding, retrial]).get('first'))).toBe('再审已改判')
  const refusal = held('review', REVIEW, [name(SECOND)], { outcome: 'refused', to: [[SECOND]] })
  const histories = joinJudgments([first, upholding, refusal])
  expect(word(histories.get('first'))).toBe('二审维持')
  expect(word(histories.get('second'))).toBe('再审申请已驳回')
})

test('what a judgment reports of an appeal that is not held counts too', () => {
  const reporting = held('third', THIRD, [name(FIRST), name(SECOND, 'remanded')])
  expect(word(joinJudgments([first, reporting]).get('first'))).toBe('二审已发回重审')
})

test('the number of another court, of a ruling or of other parties is another case', () => {
  const elsewhere = { ...first, jid: 'elsewhere', court: '三亚市中级人民法院' }
  const ruling: LibraryJudgment = { ...first, jid: 'ruling', document: '裁定' }
  const strangers = { ...first, jid: 'strangers', parties: ['丙公司', '丁公司'] }
  const histories = joinJudgments([elsewhere, ruling, strangers, second])
  for (const jid of ['elsewhere', 'ruling', 'strangers']) expect(histories.get(jid)).toBeUndefined()
  expect(histories.get('second')?.entries[0]?.jid).toBeUndefined()
  expect(joinJudgments([elsewhere, first, second]).get('second')?.entries[0]?.jid).toBe('first')
})

test('without a court the parties decide, and masked parties may be anybody', () => {
  const old = { ...FIRST, number: '（2010）民初字第3号' }
  const unnamed = { ...name(old), court: undefined }
  const appeal = held('second', SECOND, [unnamed])
  const mine = held('mine', old)
  const other = { ...held('other', { ...old, court: '三亚市中级人民法院' }), parties: ['丙公司'] }
  expect(shown(joinJudgments([mine, other, appeal]).get('second'))).toEqual(['mine', 'second'])
  expect(shown(joinJudgments([{ ...mine, parties: [] }, other, appeal]).get('second'))).toEqual([old.number, 'second'])
  const masked = { ...first, parties: ['甲某'] }
  expect(joinJudgments([masked, second]).get('first')).toBeDefined()
})

test('rulings with one number are told apart by their day', () => {
  const ruling = (day: string): LibraryJudgment => ({ ...held(day, { ...FIRST, day }), document: '裁定' })
  const appeal = held('second', SECOND, [{ ...name(FIRST), document: '裁定' }])
  expect(shown(joinJudgments([ruling('2020-09-05'), ruling('2020-03-01'), appeal]).get('second'))).toEqual([
    '2020-09-05',
    'second',
  ])
})

test('one appeal of two first instances is in both chains, and neither is in the other', () => {
  const twin = { ...FIRST, number: '（2020）琼01民初4号', day: '2020-09-06' }
  const appeal = held('second', SECOND, [name(FIRST), name(twin)], {
    outcome: 'partlyChanged',
    to: [
      [FIRST, 'upheld'],
      [twin, 'changed'],
    ],
  })
  const histories = joinJudgments([first, held('twin', twin), appeal])
  expect(shown(histories.get('first'))).toEqual(['first', 'second'])
  expect(shown(histories.get('twin'))).toEqual(['twin', 'second'])
  expect(shown(histories.get('second'))).toEqual(['first', 'twin', 'second'])
  expect([word(histories.get('first')), word(histories.get('twin'))]).toEqual(['二审维持', '二审已改判'])
})

test('judgments that name each other end', () => {
  const one = held('first', FIRST, [name(SECOND)], { outcome: 'changed', to: [[SECOND]] })
  const histories = joinJudgments([one, second])
  expect(shown(histories.get('first'))).toEqual(['first', 'second'])
  expect(shown(histories.get('second'))).toEqual(['first', 'second'])
  expect(histories.get('second')?.later).toBeUndefined()
})

test('a judgment without others has no history', () => {
  expect(joinJudgments([first]).size).toBe(0)
  expect(
    joinJudgments([
      { ...first, number: '' },
      { ...second, number: '' },
    ]).get('first'),
  ).toBeUndefined()
})

describe('what became of a judgment', () => {
  test.each<[Array<[Stage, ReviewOutcome | undefined, ReviewOutcome?]>, string | undefined]>([
    [[], undefined],
    [[['二审', undefined]], undefined],
    [[['二审', 'upheld']], '二审维持'],
    [[['二审', 'partlyChanged']], '二审已部分改判'],
    [
      [
        ['二审', 'upheld'],
        ['再审审查', undefined, 'takenUp'],
      ],
      '已裁定提审',
    ],
    [
      [
        ['二审', 'upheld'],
        ['再审审查', undefined, 'retrial'],
        ['再审', undefined, 'upheld'],
      ],
      '再审维持',
    ],
    [
      [
        ['二审', 'changed'],
        ['再审', undefined, 'upheld'],
      ],
      '二审已改判',
    ],
    [
      [
        ['二审', 'changed'],
        ['再审审查', undefined, 'refused'],
      ],
      '二审已改判',
    ],
    [
      [
        ['二审', 'changed'],
        ['再审', 'upheld', 'changed'],
      ],
      '再审维持',
    ],
    [
      [
        ['再审审查', 'refused'],
        ['再审审查', 'retrial'],
      ],
      '已指令再审',
    ],
  ])('%j: %s', (reviews, expected) => {
    const later = laterReview(reviews.map(([stage, direct, indirect]) => ({ stage, direct, indirect })))
    expect(later && reviewWord(later)).toBe(expected)
  })

  test('every outcome has a group, and only those that leave a judgment standing are settled', () => {
    const outcomes = Object.keys(REVIEW_OUTCOMES) as ReviewOutcome[]
    for (const outcome of outcomes) expect(REVIEW_GROUPS.slice(0, -1)).toContain(reviewGroup({ outcome }))
    expect(outcomes.filter(outcome => !isOverturnedOrReopened({ outcome }))).toEqual([
      ...['upheld', 'refused', 'approved', 'appealWithdrawn', 'petitionWithdrawn'],
    ])
  })
})

test('decisions of a year without days stand by stage', () => {
  const numbers = sortBySequence([
    { number: '（2021）最高法民再5号', stage: '再审' as const },
    { number: '（2021）琼民终12号', stage: '二审' as const, day: '2021-03-02' },
    { number: '（2020）琼01民初3号', stage: '一审' as const },
  ]).map(({ number }) => number)
  expect(numbers).toEqual(['（2020）琼01民初3号', '（2021）琼民终12号', '（2021）最高法民再5号'])
})
