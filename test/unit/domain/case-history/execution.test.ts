/** Executions: the judgment that a ruling executes, the rulings that it reviews, and its outcome. All texts are invented. */
import { EXECUTION_OUTCOMES, type ExecutionOutcome, executionOutcomeIn } from '@domain/case-history/execution-outcomes'
import { joinJudgments, type LibraryJudgment } from '@domain/case-history/join'
import { reviewWord } from '@domain/case-history/later-review'
import { REVIEW_OUTCOMES, type ReviewOutcome } from '@domain/case-history/outcomes'
import { readJudgment } from '@domain/case-history/reading'
import { stageOfKind } from '@domain/case-history/stages'

const COURT = '北京市朝阳区人民法院'
const UPPER = '北京市第三中级人民法院'
const wordOf = (outcome: ReviewOutcome | ExecutionOutcome | undefined) =>
  outcome && { ...REVIEW_OUTCOMES, ...EXECUTION_OUTCOMES }[outcome]

const ruling = (number: string, text: string, operative: string, court = COURT) => ({
  number,
  court,
  documentType: '执行裁定书',
  paragraphs: [{ label: '正文', text: `${text}裁定如下：\n${operative}\n审判长 某某\n二〇二〇年五月六日` }],
})
const read = (...parts: Parameters<typeof ruling>) => readJudgment(ruling(...parts))
const named = (reading: ReturnType<typeof readJudgment>) =>
  reading.earlier.map(({ number, stage, court }) => [number, stage, court])

const JUDGMENT = '（2019）京0105民初1234号'
const EXECUTION = '（2020）京0105执56号'
const OBJECTION = '（2020）京0105执异78号'
const RECONSIDERATION = '（2020）京03执复9号'

const END = [
  EXECUTION,
  `申请执行人甲公司与被执行人乙公司买卖合同纠纷一案，本院作出的${JUDGMENT}民事判决书已经发生法律效力。申请执行人甲公司于2020年1月2日向本院申请强制执行，本院依法立案执行，案号为${EXECUTION}。执行中，本院查询了被执行人的财产。申请执行人称另案（2018）京0105民初77号民事判决已生效。依照《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第五百一十七条的规定，`,
  '终结本次执行程序。\n申请执行人发现被执行人有可供执行财产的，可以再次申请执行。',
] as const
const OBJECTED = [
  OBJECTION,
  `本院在执行甲公司与乙公司买卖合同纠纷一案中，案外人丙对本院（2020）京0105执56号执行裁定不服，提出书面异议。本院依法审查，现已审查终结。\n丙称，（2017）京0105民初5号民事判决书已确认房屋归其所有。\n本院查明，甲公司与乙公司买卖合同纠纷一案，本院于2019年9月1日作出${JUDGMENT}民事判决：乙公司给付货款。判决生效后，甲公司向本院申请强制执行，本院于2020年1月5日立案执行。\n本院认为，丙的异议不能成立。依照法律的规定，`,
  '驳回丙的异议请求。\n如不服本裁定，可以自本裁定送达之日起十日内，向北京市第三中级人民法院申请复议。',
] as const
const RECONSIDERED = [
  RECONSIDERATION,
  `复议申请人丙不服${COURT}${OBJECTION}执行裁定，向本院申请复议。本院依法组成合议庭进行审查，现已审查终结。\n${COURT}查明，${COURT}于2019年9月1日作出${JUDGMENT}民事判决。\n本院认为，异议裁定适用法律错误。`,
  `一、撤销${COURT}${OBJECTION}执行裁定；\n二、本案由${COURT}重新审查。`,
  UPPER,
] as const

test.each([
  ['京0105执', '执行'],
  ['京0105执恢', '执行'],
  ['海中法执', '执行'],
  ['京0105执异', '执行异议'],
  ['京03执复', '执行复议'],
  ['最高法执监', '执行监督'],
  ['执申', '执行监督'],
])('the kind %s tells the stage %s', (kind, stage) => expect(stageOfKind(kind)).toBe(stage))

test.each([
  ['终结本次执行程序。', '终结本次执行程序'],
  [`终结${JUDGMENT}民事判决书的本次执行程序。`, '终结本次执行程序'],
  [`终结本院${EXECUTION}案件的执行。`, '终结执行'],
  [`终结${JUDGMENT}民事判决的执行。`, '终结执行'],
  [`${EXECUTION}案件执行完毕。`, '执行完毕'],
  ['驳回丙的异议请求。', '驳回异议'],
  ['驳回异议人丙提出的执行异议。', '驳回异议'],
  [`驳回丙的复议申请，维持${COURT}${OBJECTION}执行裁定。`, '维持'],
  ['驳回丙的复议申请。', '驳回复议申请'],
  ['驳回丁公司的申诉请求。', '驳回申诉'],
  ['驳回甲公司追加丁为被执行人的申请。', '驳回变更、追加申请'],
  ['追加丁为本案被执行人，在未缴纳出资的范围内承担责任。', '变更、追加当事人'],
  ['变更戊公司为本案申请执行人。', '变更、追加当事人'],
  ['不予执行某仲裁委员会（2019）某仲裁字第1号裁决。', '不予执行'],
  ['驳回甲公司的执行申请。', '驳回执行申请'],
  ['驳回申请人甲公司不予执行某仲裁委员会（2019）某仲裁字第1号仲裁裁决的申请。', '驳回不予执行申请'],
  ['驳回甲公司提出的不予执行申请。', '驳回不予执行申请'],
  ['驳回甲公司不予执行仲裁裁决的复议申请。', '驳回复议申请'],
  ['驳回异议人张三对追加其为被执行人的异议请求。', '驳回异议'],
  ['驳回张三变更其为被执行人的异议申请。', '驳回异议'],
  ['中止对某号房屋的执行。', '中止执行'],
  ['准许丙撤回执行异议申请。', '准许撤回申请'],
  [`撤销本院${EXECUTION}之一执行裁定。`, '撤销'],
  ['查封被执行人乙公司名下的房屋，查封期限三年。', undefined],
  ['拍卖被执行人乙公司名下的房屋。', undefined],
])('%s is %s', (operative, word) => expect(wordOf(executionOutcomeIn(operative))).toBe(word))

test('a ruling names the judgment that it executes, and no other', () => {
  const reading = read(...END)
  expect(named(reading)).toEqual([[JUDGMENT, '一审', COURT]])
  expect(reading).toMatchObject({ stage: '执行', outcome: 'roundEnded', effects: [] })
  expect(reading.ground).toMatch(/^终结本次执行程序。/)
})

test('an objection names the execution and its judgment, not what the objector rests on', () => {
  const reading = read(...OBJECTED)
  expect(named(reading)).toEqual([
    [JUDGMENT, '一审', COURT],
    [EXECUTION, '执行', COURT],
  ])
  expect(reading).toMatchObject({ stage: '执行异议', outcome: 'objectionRefused', effects: [] })
})

test('a reconsideration revokes the objection alone', () => {
  const reading = read(...RECONSIDERED)
  expect(named(reading)).toEqual([[OBJECTION, '执行异议', COURT]])
  expect(reading.stage).toBe('执行复议')
  expect(reading.effects).toMatchObject([{ number: OBJECTION, outcome: 'revoked' }])
})

test.each([
  ['执行依据', `申请执行人甲公司申请执行乙公司一案，执行依据为${UPPER}（2019）京03民终8号民事判决书。`],
  ['依据', `甲公司依据${UPPER}作出的（2019）京03民终8号民事判决书，向本院申请强制执行。`],
  [
    '发生法律效力的',
    `本院依据已经发生法律效力的${UPPER}（2019）京03民终8号民事判决书，于2020年1月5日立案执行甲公司与乙公司一案。`,
  ],
  ['确定的义务', `被执行人未履行${UPPER}（2019）京03民终8号民事判决书确定的义务，甲公司向本院申请执行。`],
  ['调解书', `甲公司与乙公司合同纠纷一案，${UPPER}作出的（2019）京03民终8号民事调解书已发生法律效力。`],
])('what is executed is recognised by %s', (_, text) =>
  expect(named(read(EXECUTION, text, '终结本次执行程序。'))).toEqual([['（2019）京03民终8号', '二审', UPPER]]),
)

test('of a fine the judgment is executed that is named before it became final', () => {
  const text = `罪犯张某犯诈骗罪一案，本院（2019）京0105刑初12号刑事判决书判处罚金一万元。判决生效后，本院刑事审判庭移送执行。`
  expect(named(read(EXECUTION, text, '终结本次执行程序。')).map(([number]) => number)).toEqual([
    '（2019）京0105刑初12号',
  ])
})

test.each([
  ['of an award', '甲公司依据北京仲裁委员会（2019）京仲裁字第88号裁决书，向本院申请执行。'],
  ['of notaries', '甲公司依据（2019）京中信执字第12号执行证书，向本院申请执行。'],
  ['that a third party rests on', '本院查明，丙依据已经发生法律效力的（2017）京0105民初5号民事判决书取得房屋。'],
  ['of a joint case', '乙公司另案（2018）京0105民初77号民事判决已经发生法律效力，本院另行处理。'],
])('a number %s is no stage', (_, text) => expect(named(read(EXECUTION, text, '终结本次执行程序。'))).toEqual([]))

test('a resumed execution names the one before it', () => {
  const text = `申请执行人甲公司与被执行人乙公司买卖合同纠纷一案，${JUDGMENT}民事判决书已经发生法律效力。本院于2020年5月6日以${EXECUTION}执行裁定终结本次执行程序。现甲公司申请恢复执行。`
  const reading = read('（2021）京0105执恢3号', text, '终结本次执行程序。')
  expect(reading.earlier).toMatchObject([
    { number: JUDGMENT, stage: '一审' },
    { number: EXECUTION, stage: '执行', outcome: 'roundEnded' },
  ])
})

const held = (jid: string, judgment: ReturnType<typeof ruling>, day: string): LibraryJudgment => ({
  jid,
  number: judgment.number,
  court: judgment.court,
  document: /民初/.test(judgment.number) ? '判决' : '裁定',
  day,
  parties: ['甲公司', '乙公司'],
  reading: readJudgment(judgment),
})
const FIRST = {
  ...ruling(JUDGMENT, '', ''),
  documentType: '民事判决书',
  paragraphs: [{ label: '正文', text: '原告甲公司诉被告乙公司买卖合同纠纷一案，判决如下：\n乙公司给付货款。' }],
}

test('executions stand behind their judgment, which they do not overturn', () => {
  const all = [
    held('reconsidered', ruling(...RECONSIDERED), '2020-12-01'),
    held('first', FIRST, '2019-09-01'),
    held('objected', ruling(...OBJECTED), '2020-08-01'),
    held('ended', ruling(...END), '2020-05-06'),
  ]
  const histories = joinJudgments(all)
  expect(histories.get('first')?.entries.map(({ jid, stage }) => [jid, stage])).toEqual([
    ['first', '一审'],
    ['ended', '执行'],
    ['objected', '执行异议'],
    ['reconsidered', '执行复议'],
  ])
  expect(histories.get('first')?.entries[1]).toMatchObject({ outcome: 'roundEnded', groundJid: 'ended' })
  expect(histories.get('first')?.later).toBeUndefined()
  expect(histories.get('ended')?.later).toBeUndefined()
  expect(reviewWord(histories.get('objected')!.later!)).toBe('复议已撤销')
})

test('a judgment that was changed before keeps its word when it is executed', () => {
  const second: LibraryJudgment = {
    ...held('second', FIRST, '2019-12-01'),
    number: '（2019）京03民终8号',
    court: UPPER,
    reading: {
      stage: '二审',
      earlier: [
        {
          ...{ number: JUDGMENT, key: '（2019）京0105民初1234', court: COURT, document: '判决', stage: '一审' },
          ground: '不服。',
        },
      ],
      effects: [{ number: JUDGMENT, court: COURT, document: '判决', outcome: 'upheld', ground: '维持。' }],
      outcome: 'upheld',
      ground: '维持。',
    },
  }
  const histories = joinJudgments([
    held('first', FIRST, '2019-09-01'),
    second,
    held('ended', ruling(...END), '2020-05-06'),
  ])
  expect(reviewWord(histories.get('first')!.later!)).toBe('二审维持')
})
