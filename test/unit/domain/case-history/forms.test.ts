/** The forms in which judgments write numbers, courts and outcomes. All texts are invented. */
import { caseNumberKey, caseNumbersIn, wholeCaseKey } from '@domain/case-history/case-numbers'
import { lastCourtIn, mayBeSameCourt } from '@domain/case-history/courts'
import { REVIEW_OUTCOMES, outcomeIn } from '@domain/case-history/outcomes'
import { stageOfKind } from '@domain/case-history/stages'

describe('case numbers', () => {
  test('numbers with inner brackets, suffixes and lists are read', () => {
    const text =
      '（2014）沪高民一（民）终字第11号、（2015）民二终字第191-2号民事裁定和（2020）沪01民终5号、第6号民事判决，（2019）浙0106执恢8号之一'
    expect(caseNumbersIn(text).map(number => number.text)).toEqual([
      '（2014）沪高民一（民）终字第11号',
      '（2015）民二终字第191-2号',
      '（2020）沪01民终5号',
      '（2020）沪01民终6号',
      '（2019）浙0106执恢8号之一',
    ])
  })

  test('numbers of procuratorates, contracts and authorities are no case numbers', () => {
    const text =
      '京海检刑诉（2018）334号起诉书，（2014）豫银贷字第1424506号合同，随公鉴字（2019）第429号，廊国用（2011）第04358号'
    expect(caseNumbersIn(text).filter(({ isTypical }) => isTypical)).toEqual([])
  })

  test('spellings of one number have one key, and masked numbers none', () => {
    expect(caseNumberKey('(2014)鄂民四初字第00002号')).toBe(caseNumberKey('（2014）鄂民四初字第2号'))
    expect(caseNumberKey('〔2014〕高立字1号')).toBe(caseNumberKey('（2014）高立字第1号'))
    expect(caseNumberKey('（2015）民二终字第191-1号')).not.toBe(caseNumberKey('（2015）民二终字第191-2号'))
    expect(wholeCaseKey('（2015）民二终字第191—1号')).toBe(wholeCaseKey('（2015）民二终字第191号'))
    expect(caseNumberKey('（2004）厦刑终字第＊＊＊号')).toBeUndefined()
  })

  test.each([
    ['粤高法民一终', '二审'],
    ['琼0106民初', '一审'],
    ['民申', '再审审查'],
    ['刑监一再终', '再审'],
    ['民提', '再审'],
    ['松刑重初', '发回重审'],
    ['冀刑四复', '复核'],
    ['浙0106执恢', '执行'],
    ['豫法民管', undefined],
  ])('the kind %s tells the stage %s', (kind, stage) => expect(stageOfKind(kind)).toBe(stage))
})

describe('courts', () => {
  test.each([
    ['不服海南省高级人民法院（以下简称海南高院）', '海南省高级人民法院'],
    ['撤销中华人民共和国最高人民法院', '最高人民法院'],
    ['民事判决和天津市第一中级人民法院', '天津市第一中级人民法院'],
    ['上诉至新疆维吾尔自治区和田地区中级人民法院', '新疆维吾尔自治区和田地区中级人民法院'],
    ['一案，天津海事法院', '天津海事法院'],
  ])('%s names %s', (text, court) => expect(lastCourtIn(text)?.name).toBe(court))

  test('a name without its province may be the same court, another place may not', () => {
    expect(mayBeSameCourt('固始县人民法院', '河南省固始县人民法院')).toBe(true)
    expect(mayBeSameCourt('广东省高级人民法院', '广东高院')).toBe(true)
    expect(mayBeSameCourt('上海高院', '上海市高级人民法院')).toBe(true)
    expect(mayBeSameCourt('海口中院', '海南省海口市中级人民法院')).toBe(true)
    expect(mayBeSameCourt('上海高院', '上海市第一中级人民法院')).toBe(false)
    expect(mayBeSameCourt('海口市中级人民法院', '三亚市中级人民法院')).toBe(false)
    expect(mayBeSameCourt(undefined, '三亚市中级人民法院')).toBe(true)
  })
})

test.each([
  ['驳回上诉，维持原判。', 'upheld'],
  ['驳回抗诉，维持某高级人民法院（2015）某民初字第1号民事裁定。', 'upheld'],
  ['一、维持某中级人民法院（2015）某民初字第1号民事判决第一项；二、撤销该判决第二项。', 'partlyChanged'],
  ['变更某中级人民法院（2015）某民初字第1号民事判决第一项为：甲公司返还借款。', 'partlyChanged'],
  ['一、撤销某法院（2015）某民初字第1号民事判决；二、驳回甲公司的诉讼请求。', 'changed'],
  ['一、撤销某法院（2015）某民初字第1号民事判决；二、驳回甲公司的起诉。', 'dismissed'],
  ['一、撤销某法院（2015）某民初字第1号民事裁定；二、指令某法院审理。', 'revoked'],
  ['撤销某法院（2015）某民初字第1号民事裁定，本案移送某中级人民法院审理。', 'revoked'],
  ['一、撤销某法院（2015）某民初字第1号民事判决；二、本案发回某法院重审。', 'remanded'],
  ['不核准某高级人民法院（2014）某刑终1号刑事裁定，撤销该裁定，发回某高级人民法院重新审判。', 'remanded'],
  ['驳回甲公司的再审申请。', 'refused'],
  ['驳回程某的申诉。', 'refused'],
  ['一、本案由本院提审；二、再审期间，中止原判决的执行。', 'takenUp'],
  ['一、指令某高级人民法院再审本案；二、再审期间，中止原判决的执行。', 'retrial'],
  ['准许甲公司撤回上诉。一审判决即发生法律效力。', 'appealWithdrawn'],
  ['本案按自动撤回上诉处理。', 'appealWithdrawn'],
  ['本案按上诉人撤回上诉处理。', 'appealWithdrawn'],
  ['本案按上诉人某某市某某建筑安装工程有限责任公司自动撤回上诉处理。', 'appealWithdrawn'],
  ['一、撤销某法院（2015）某刑初字第1号刑事判决；二、被告人甲犯盗窃罪；三、准许某人民检察院撤回抗诉。', 'changed'],
  ['一、准许甲公司撤回上诉；二、维持某法院（2015）某民初字第1号民事判决第一项，变更第二项。', 'partlyChanged'],
  ['准许上诉人甲公司撤回上诉，双方按原审判决执行。', 'appealWithdrawn'],
  ['不准许上诉人甲撤回上诉；驳回上诉，维持原判。', 'upheld'],
  ['不予准许上诉人甲撤回上诉；驳回上诉，维持原判。', 'upheld'],
  ['不准许原告甲撤回起诉。', undefined],
  ['不予准许甲撤回再审申请。', undefined],
  ['撤销某法院（2015）某民初字第1号民事判决，驳回乙公司的诉讼请求，一审诉讼费由乙公司负担。', 'changed'],
  ['撤销某法院（2015）某民初字第1号民事判决，甲公司给付乙公司100元，诉讼费由甲公司负担。', 'changed'],
  ['撤销某法院（2015）某刑初字第1号刑事判决中判处有期徒刑三年，缓刑三年的部分。', 'partlyChanged'],
  ['撤销某法院（2015）某民初字第1号民事判决第一项、第二项，驳回乙公司的诉讼请求。', 'partlyChanged'],
  ['一、准许甲公司撤回起诉；二、撤销某法院（2015）某民初字第1号民事判决。', 'suitWithdrawn'],
  ['撤销一审判决，改判乙公司赔偿甲公司部分损失。', 'changed'],
  ['撤销一审判决，乙公司赔偿甲公司部分损失。', 'changed'],
  ['一、准许甲撤回再审申请；二、撤销某法院（2015）某民终字第1号民事判决；三、乙支付丙货款。', 'changed'],
  ['准许甲公司撤回再审申请，终结本案再审程序。', 'petitionWithdrawn'],
  ['核准某高级人民法院（2014）某刑终1号维持第一审以故意杀人罪判处被告人甲死刑的刑事裁定。', 'approved'],
  ['同意原审判决', 'upheld'],
  ['本案中止诉讼。', undefined],
  ['继续查封某公司所有的土地使用权。', undefined],
])('%s is %s', (text, outcome) => expect(outcomeIn(text)).toBe(outcome))

test('every outcome has a word of its own', () =>
  expect(new Set(Object.values(REVIEW_OUTCOMES)).size).toBe(Object.keys(REVIEW_OUTCOMES).length))
