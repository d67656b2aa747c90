/** The place of a judgment among the stages of its case, as its text tells it. All texts are invented. */
import { lastCourtIn } from '@domain/case-history/courts'
import { type JudgmentText, readJudgment } from '@domain/case-history/reading'

const judgment = (number: string, ...parts: Array<[label: string, text: string]>): JudgmentText => ({
  number,
  court: '海南省高级人民法院',
  paragraphs: parts.map(([label, text]) => ({ label, text })),
})

const appeal = (proceedings: string, operative: string) =>
  readJudgment(
    judgment(
      '（2021）琼民终12号',
      ['审理经过', `${proceedings}本院依法组成合议庭审理了本案，现已审理终结。`],
      ['本院认为', '本院认为，原判并无不当。依照法律的规定，判决如下：'],
      ['裁判结果', operative],
    ),
  )

const named = (reading: ReturnType<typeof readJudgment>) => reading.earlier.map(({ number, stage }) => [number, stage])

test('an appeal names the first instance with its court, day and kind', () => {
  const reading = appeal(
    '上诉人甲公司因与被上诉人乙公司合同纠纷一案，不服海口市中级人民法院于2020年9月5日作出的（2020）琼01民初3号民事判决，向本院提起上诉。',
    '驳回上诉，维持原判。\n二审案件受理费由甲公司负担。',
  )
  expect(reading).toMatchObject({ stage: '二审', outcome: 'upheld', ground: '驳回上诉，维持原判。' })
  expect(reading.earlier).toMatchObject([
    { number: '（2020）琼01民初3号', court: '海口市中级人民法院', document: '判决', day: '2020-09-05', stage: '一审' },
  ])
  expect(reading.effects).toMatchObject([{ number: '（2020）琼01民初3号', outcome: 'upheld' }])
})

test('one appeal of two first instances changes one and upholds the other', () => {
  const reading = appeal(
    '上诉人甲公司不服海口市中级人民法院（2020）琼01民初3号、第4号民事判决，向本院提起上诉，本院合并审理。',
    '一、维持海口市中级人民法院（2020）琼01民初3号民事判决；\n二、撤销海口市中级人民法院（2020）琼01民初4号民事判决；\n三、驳回甲公司的诉讼请求。',
  )
  expect(named(reading)).toEqual([
    ['（2020）琼01民初3号', '一审'],
    ['（2020）琼01民初4号', '一审'],
  ])
  expect(reading.effects.map(({ number, outcome }) => [number, outcome])).toEqual([
    ['（2020）琼01民初3号', 'upheld'],
    ['（2020）琼01民初4号', 'changed'],
  ])
})

test('a retrial that revokes the second instance and upholds the first has two effects', () => {
  const reading = readJudgment(
    judgment(
      '（2022）琼民再5号',
      [
        '审理经过',
        '再审申请人甲公司不服海南省高级人民法院（2021）琼民终12号民事判决，向本院申请再审。本院于2022年1月4日作出（2021）琼民申88号民事裁定，提审本案。现已审理终结。',
      ],
      ['本院认为', '本院认为，二审判决应予撤销。判决如下：'],
      [
        '裁判结果',
        '一、撤销海南省高级人民法院（2021）琼民终12号民事判决；\n二、维持海口市中级人民法院（2020）琼01民初3号民事判决。',
      ],
    ),
  )
  expect(named(reading)).toEqual([
    ['（2020）琼01民初3号', '一审'],
    ['（2021）琼民终12号', '二审'],
    ['（2021）琼民申88号', '再审审查'],
  ])
  expect(reading.earlier[2]).toMatchObject({ outcome: 'takenUp', court: '海南省高级人民法院' })
  expect(reading.effects.map(({ number, outcome }) => [number, outcome])).toEqual([
    ['（2021）琼民终12号', 'changed'],
    ['（2020）琼01民初3号', 'upheld'],
  ])
})

test.each([
  '撤销海南省高级人民法院（2021）琼民终12号民事判决，维持海口市中级人民法院（2020）琼01民初3号民事判决。',
  '撤销二审判决，并维持一审判决。',
  '维持一审判决，撤销二审判决。',
])('one sentence has two effects: %s', operative => {
  const { effects } = readJudgment(
    judgment(
      '（2022）琼民再5号',
      [
        '审理经过',
        '再审申请人甲公司不服海南省高级人民法院（2021）琼民终12号民事判决，向本院申请再审。该判决维持海口市中级人民法院（2020）琼01民初3号民事判决。现已审理终结。',
      ],
      ['裁判结果', `判决如下：\n${operative}`],
    ),
  )
  expect(Object.fromEntries(effects.map(({ number, outcome }) => [number, outcome]))).toEqual({
    '（2021）琼民终12号': 'changed',
    '（2020）琼01民初3号': 'upheld',
  })
})

test('a withdrawn protest does not hide that the appeal changed the judgment', () => {
  const { outcome, effects } = appeal(
    '上诉人甲公司不服海口市中级人民法院（2020）琼01民初3号民事判决，向本院提起上诉。',
    '一、撤销海口市中级人民法院（2020）琼01民初3号民事判决；\n二、驳回甲公司的诉讼请求；\n三、准许乙公司撤回上诉。',
  )
  expect(outcome).toBe('changed')
  expect(effects).toMatchObject([{ number: '（2020）琼01民初3号', outcome: 'changed' }])
})

test('a review of a death sentence tells the first trial, the remand, the new trial and the appeal', () => {
  const { stage, outcome, earlier } = readJudgment({
    court: '最高人民法院',
    stage: '复核',
    paragraphs: [
      {
        label: '审理经过',
        text: '海口市中级人民法院审理海口市人民检察院指控被告人甲犯抢劫罪一案，于2012年6月7日以（2012）海刑一初字第32号刑事判决，认定被告人甲犯抢劫罪，判处死刑。宣判后，甲提出上诉。海南省高级人民法院经依法开庭审理，于2013年1月12日作出（2012）琼刑终字第85号刑事裁定，以事实不清为由撤销原判，发回重审。海口市中级人民法院经重新审理，于2013年5月4日以（2013）海刑一初字第8号刑事判决，认定被告人甲犯抢劫罪，判处死刑。宣判后，甲提出上诉。海南省高级人民法院于2013年9月2日以（2013）琼刑终字第41号刑事裁定，驳回上诉，维持原判，并依法报请本院核准。现已复核终结。',
      },
      { label: '本院认为', text: '本院认为，原判认定的事实清楚。裁定如下：' },
      {
        label: '裁判结果',
        text: '核准海南省高级人民法院（2013）琼刑终字第41号维持第一审以抢劫罪判处被告人甲死刑的刑事裁定。\n本裁定自宣告之日起发生法律效力。',
      },
    ],
  })
  expect([stage, outcome]).toEqual(['复核', 'approved'])
  expect(earlier.map(one => [one.number, one.stage, one.outcome])).toEqual([
    ['（2012）海刑一初字第32号', '一审', undefined],
    ['（2012）琼刑终字第85号', '二审', 'remanded'],
    ['（2013）海刑一初字第8号', '发回重审', undefined],
    ['（2013）琼刑终字第41号', '二审', 'upheld'],
  ])
})

test('other cases, interim rulings and the records of the accused are no stages', () => {
  const reading = readJudgment(
    judgment(
      '（2021）琼民申9号',
      ['当事人信息', '被申请人：甲，曾因盗窃罪被（2011）海刑初字第7号刑事判决判处有期徒刑一年。'],
      ['审理经过', '再审申请人甲公司不服海南省高级人民法院（2021）琼民终12号民事判决，向本院申请再审。现已审查终结。'],
      ['诉讼请求', '甲公司申请再审称：已生效的三亚市中级人民法院（2018）琼02民初5号民事判决认定了该事实。'],
      ['原审情况', '一审法院作出（2020）琼01民初3号民事裁定，对甲公司的财产予以保全。'],
      ['本院认为', '本院认为，申请不能成立。裁定如下：'],
      ['裁判结果', '驳回甲公司的再审申请。'],
    ),
  )
  expect(named(reading)).toEqual([['（2021）琼民终12号', '二审']])
})

test('the probation of an earlier conviction is no stage, and a court in the title of a rule decided nothing', () => {
  const reading = readJudgment(
    judgment(
      '（2013）琼刑再2号',
      [
        '审理经过',
        '原审被告人甲信用卡诈骗一案，海口市中级人民法院于2011年8月1日作出（2011）海刑初字第403号刑事判决，已经发生法律效力。现已审理终结。',
      ],
      ['原审情况', '原审法院依照《最高人民法院关于审理该类案件的规定》，以（2011）海刑初字第403号刑事判决作出处理。'],
      [
        '裁判结果',
        '判决如下：\n一、撤销海口市中级人民法院（2011）海刑初字第403号刑事判决；\n二、撤销海口市中级人民法院（2009）海刑初字第275号刑事判决中对甲判处缓刑的部分。',
      ],
    ),
  )
  expect(named(reading)).toEqual([['（2011）海刑初字第403号', '一审']])
  expect(lastCourtIn('依照《最高人民法院关于审理该类案件的规定》，以')).toBeUndefined()
})

test('a request names the first instance beside the second', () => {
  const reading = readJudgment(
    judgment(
      '（2021）琼民申9号',
      ['审理经过', '再审申请人甲公司不服海南省高级人民法院（2021）琼民终12号民事判决，向本院申请再审。现已审查终结。'],
      [
        '诉讼请求',
        '甲公司请求撤销海南省高级人民法院（2021）琼民终12号民事判决及海口市中级人民法院（2020）琼01民初3号民事判决。',
      ],
      ['本院认为', '裁定如下：'],
      ['裁判结果', '驳回甲公司的再审申请。'],
    ),
  )
  expect(named(reading)).toEqual([
    ['（2020）琼01民初3号', '一审'],
    ['（2021）琼民终12号', '二审'],
  ])
})

test('a text that breaks off in the report on the first instance has no outcome', () => {
  const reading = readJudgment(
    judgment(
      '（2020）琼01刑终9号',
      [
        '审理经过',
        '海口市龙华区人民法院审理被告人甲盗窃一案，于2020年2月3日作出（2019）琼0106刑初8号刑事判决。甲不服，提出上诉。现已审理终结。',
      ],
      [
        '裁判结果',
        '原判依照法律，判决如下：\n被告人甲犯盗窃罪，判处拘役三个月。宣判后，甲不服，提出上诉。经审理查明，原判事实清楚。',
      ],
    ),
  )
  expect(reading).toMatchObject({ outcome: undefined, effects: [] })
})

test('a first instance has only endings without a judgment, and no earlier stages unless it tries again', () => {
  const first = readJudgment(
    judgment(
      '（2020）琼0106民初7号',
      ['审理经过', '原告甲公司与被告乙公司合同纠纷一案，本院受理后作出（2020）琼0106民初7-1号民事裁定。'],
      ['本院认为', '依据（2018）琼0106民初3号民事判决，原告并非本案当事人。裁定如下：'],
      ['裁判结果', '驳回原告甲公司的起诉。\n如不服本裁定，可在十日内提起上诉。'],
    ),
  )
  expect(first).toMatchObject({ stage: '一审', outcome: 'dismissed', earlier: [], effects: [] })
  const again = readJudgment(
    judgment(
      '（2021）琼0106民初9号',
      [
        '审理经过',
        '原告甲公司与被告乙公司合同纠纷一案，本院于2020年5月6日作出（2020）琼0106民初7号民事判决。乙公司提起上诉，海口市中级人民法院于2020年11月2日作出（2020）琼01民终88号民事裁定，撤销原判，发回重审。',
      ],
      ['裁判结果', '判决如下：\n乙公司返还货款。'],
    ),
  )
  expect(again.stage).toBe('发回重审')
  expect(again.earlier.map(one => [one.number, one.stage, one.outcome])).toEqual([
    ['（2020）琼0106民初7号', '一审', undefined],
    ['（2020）琼01民终88号', '二审', 'remanded'],
  ])
})

test('a new trial after a remand does nothing to the ruling that remanded the case', () => {
  const withdrawn = readJudgment(
    judgment(
      '（2021）琼0106民初9号',
      [
        '审理经过',
        '原告甲公司与被告乙公司合同纠纷一案，本院于2020年5月6日作出（2020）琼0106民初7号民事判决。乙公司提起上诉，海口市中级人民法院于2020年11月2日作出（2020）琼01民终88号民事裁定，撤销原判，发回重审。',
      ],
      ['裁判结果', '裁定如下：\n准许原告甲公司撤回起诉。'],
    ),
  )
  expect(withdrawn).toMatchObject({ stage: '发回重审', outcome: 'suitWithdrawn', effects: [] })
})

test('a hostile text is read in little time', () => {
  const texts = [
    '不服（2020）琼01民初3号',
    '撤销维持第一项',
    '（2020）',
    '人民法院',
    '判决如下：\n',
    '“一审法院作出',
  ].map(part => part.repeat(400_000 / part.length))
  const begun = process.cpuUsage()
  for (const text of texts) readJudgment(judgment('（2021）琼民终12号', ['审理经过', text]))
  const { user } = process.cpuUsage(begun)
  expect(user / 1e6).toBeLessThan(10)
})
