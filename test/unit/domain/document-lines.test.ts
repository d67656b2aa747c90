import {
  isCaption,
  isLawCaption,
  isNumberedHeading,
  isSignature,
  readableLine,
  tableRow,
  holdsLongRun,
} from '@domain/text/document-lines'

test.each([
  '一、关于违约金是否过高',
  '十二、争议焦点',
  '（一）关于抢劫事实',
  '(三)与朱江申请域名有关的事实',
  `二、${'甲'.repeat(38)}`,
])('%s is a heading', line => {
  expect(isNumberedHeading(line)).toBe(true)
})

test.each([
  '一、撤销原判决；',
  '二、违法所得予以追缴。',
  '（四）二人以上轮奸的；',
  '一、被告于本判决生效之日起十日内支付：',
  '一、',
  '一 关于违约金',
  '第一，关于违约金',
  '经查，（一）关于抢劫事实',
  `二、${'甲'.repeat(39)}`,
])('%s is none: an item of a list, a sentence, or too long', line => {
  expect(isNumberedHeading(line)).toBe(false)
})

test.each([
  '审判长李广海',
  '审判员：邓知遥',
  '代理审判员 夏建勇',
  '人民陪审员刘希兰',
  '法官助理王蓓蓓',
  '书记员　杜健康',
  '检察员：周某',
  '二〇一四年十二月三十日',
  '二○一五年元月四日',
  '2017年9月2日',
  '本件与原本核对无异',
])('%s was signed', line => {
  expect(isSignature(line)).toBe(true)
})

test.each([
  '审判长宣布开庭，各方当事人到庭参加诉讼。',
  '审判员的任免由人民代表大会常务委员会决定的情形很多',
  '二〇一四年十二月三十日，原告向本院起诉',
  '原告于2017年9月2日',
  '',
])('%s is running text', line => {
  expect(isSignature(line)).toBe(false)
})

test('a caption is short and no sentence', () => {
  expect(isCaption('民 事 判 决 书')).toBe(true)
  expect(isCaption('（2026）粤0104民催91049号')).toBe(true)
  expect(isCaption('根据刑事诉讼法的规定，决定如下：')).toBe(false)
  expect(isCaption('甲'.repeat(31))).toBe(false)
})

describe('above the body of 最高人民法院关于审理证券市场虚假陈述侵权民事赔偿案件的若干规定', () => {
  const title = '最高人民法院关于审理证券市场虚假陈述侵权民事赔偿案件的若干规定'

  test.each(['最高人民法院 关于审理证券市场虚假陈述', '侵权民事赔偿案件的若干规定', title, '法释〔2022〕2号'])(
    '%s is a caption',
    line => expect(isLawCaption(line, title)).toBe(true),
  )

  test.each([
    '为正确审理证券市场虚假陈述侵权民事赔偿案件，制定本规定。',
    '现予公布，法释〔2003〕2号',
    '原规定（2003）第二号',
    '',
  ])('%s is text', line => expect(isLawCaption(line, title)).toBe(false))
})

test('only a row of a table is one', () => {
  expect(tableRow('|税则号列| 17011200 |')).toBe('税则号列　17011200')
  expect(tableRow('甲|乙')).toBeUndefined()
})

describe('a line that is set justified', () => {
  test.each([
    '应补缴增值税465759.06元。',
    '详见http://www.customs.gov.cn/xw',
    '（学名：Citrus sinensis）',
    '税则号列 17 01 12 00 85',
    '联系电话：010-12366',
  ])('tears open at what cannot be broken: %s', line => expect(holdsLongRun(line)).toBe(true))

  test.each([
    '（2014）抚中立一民初字第00001号',
    '2025 年 8 月应补缴增值税 20 万元',
    '2008年7月30日、9月30日、12月31日',
    '依照第577条',
    'ABCDEFG',
    '',
  ])('is even: %s', line => expect(holdsLongRun(line)).toBe(false))
})

test.each([
  ['|刑法条文 | 罪名|', '刑法条文　罪名'],
  [' | 第一条 |  | 盗窃罪 | ', '第一条　—　盗窃罪'],
  ['| 税额 | - | 5 |', '税额　-　5'],
  ['|-----|:---:|', ''],
  ['甲|乙', '甲|乙'],
  ['第一条', '第一条'],
])('%s as a row of a table', (line, text) => expect(readableLine(line)).toBe(text))
