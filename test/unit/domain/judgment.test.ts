/** The result, the issues and the grounds that a judgment states. */
import { groundArticlesIn, lawNameWithoutCountry } from '@domain/judgment/grounds'
import { issueOf } from '@domain/judgment/issue'
import { decisionOf, type JudgmentLine } from '@domain/judgment/operative'
import { resultWord } from '@domain/judgment/result'

const lines = (label: string, ...texts: string[]): JudgmentLine[] => texts.map(text => ({ label, text }))
const opinion = (...texts: string[]) => lines('本院认为', ...texts)
const result = (...texts: string[]) => lines('裁判结果', ...texts)

describe('the operative part', () => {
  const head = opinion('本院认为，双方的合同有效。依照《中华人民共和国民法典》第五百七十七条之规定，判决如下：')

  test('begins behind 判决如下 and ends before fees, instructions and signatures', () => {
    const text = [
      ...head,
      ...result('一、被告支付货款100元；', '二、驳回原告的其他诉讼请求。', '案件受理费50元，由被告负担。', '审判员 甲'),
    ]
    expect(decisionOf(text)?.operative).toEqual({
      line: 1,
      text: '一、被告支付货款100元；\n二、驳回原告的其他诉讼请求。',
    })
  })

  test('goes on after an award of the costs of an appraisal', () => {
    const items = ['一、驳回原告甲的鉴定请求；', '二、被告乙赔偿原告甲鉴定费2000元；', '三、乙给付甲保全费100元。']
    const text = [...head, ...result(...items, '鉴定费2000元，由乙负担。', '审判员 甲')]
    expect(decisionOf(text)?.operative.text).toBe(items.join('\n'))
  })

  test('goes on after a numbered item on fees', () => {
    const items = ['一、撤销一审判决关于诉讼费的决定；', '二、被告乙承担鉴定费2000元；', '三、驳回甲的其他诉讼请求。']
    const text = [...head, ...result(...items, '案件受理费50元，由乙负担。')]
    expect(decisionOf(text)?.operative.text).toBe(items.join('\n'))
  })

  test('may stand on the line of 判决如下 itself, and may end with the instruction to appeal', () => {
    const text = opinion('综上，裁定如下：驳回原告甲的起诉。', '如不服本裁定，可以在十日内提起上诉。')
    expect(decisionOf(text)).toEqual({ operative: { line: 0, text: '驳回原告甲的起诉。' }, isRuling: true })
  })

  test('may refuse the rest of an appeal', () => {
    const text = [...head, ...result('一、撤销一审判决第二项；', '二、驳回甲公司的其他上诉请求。')]
    expect(decisionOf(text)?.operative.text).toBe('一、撤销一审判决第二项；\n二、驳回甲公司的其他上诉请求。')
  })

  test('is the section 裁判结果 if no line says 判决如下', () => {
    const text = [...opinion('本院认为，应予准许。'), ...result('准许原告撤回起诉。')]
    expect(decisionOf(text)?.operative).toEqual({ line: 1, text: '准许原告撤回起诉。' })
  })

  test.each([
    ['the text goes on with an appeal', [...head, ...result('被告支付货款。宣判后，被告不服，提出上诉。')]],
    ['the text goes on with another court', [...head, ...result('被告支付货款。', '二审法院认为，原判无误。')]],
    ['the text breaks off', head],
    ['there is none', opinion('本院认为，双方的合同有效。')],
  ])('is unknown if %s', (_, text) => expect(decisionOf(text)).toBeUndefined())
})

test.each([
  ['驳回上诉，维持原判。', '二审', '维持'],
  ['驳回上诉，维持原裁定。', '其他', '维持'],
  ['一、撤销甲市中级人民法院（2020）甲01民终1号民事判决；\n二、驳回乙公司的诉讼请求。', '再审', '改判'],
  ['一、维持甲区人民法院（2020）甲0101民初1号民事判决第一项；\n二、撤销该判决第二项。', '二审', '部分改判'],
  ['一、撤销甲区人民法院（2020）甲0101民初1号民事判决；\n二、发回甲区人民法院重审。', '二审', '发回重审'],
  ['驳回甲公司的再审申请。', '再审', '驳回再审申请'],
  ['驳回甲的申诉。', '再审', '驳回申诉'],
  ['核准甲高级人民法院维持第一审判处死刑；撤销缓刑，数罪并罚，决定执行死刑的刑事裁定。', '死刑复核', '核准'],
  [
    '一、撤销甲法院刑事判决中以窝藏罪判处有期徒刑的部分。\n二、被告人犯窝藏罪，判处有期徒刑三年。\n三、核准甲法院刑事判决中维持死刑的部分。',
    '死刑复核',
    '部分改判',
  ],
  ['一、被告支付货款100元；\n二、驳回原告的其他诉讼请求。', '一审', '部分支持'],
  ['驳回原告甲公司的诉讼请求。', '一审', '驳回诉讼请求'],
  ['驳回原告甲公司的全部诉讼请求。', '一审', '驳回诉讼请求'],
  ['驳回原告甲的起诉。', '一审', '驳回起诉'],
  ['准许原告甲撤回起诉。', '一审', '撤诉'],
  ['被告人甲无罪。', '一审', '无罪'],
  // Words of a review that concern no earlier decision.
  ['被告于十日内支付工伤待遇，具体数额以社保经办机构核准为准。', '一审', undefined],
  ['被告协助原告办理变更登记，以登记机关核准的内容为准。', '一审', undefined],
  ['被告立即停止侵害，维持原状。', '一审', undefined],
  ['维持原告甲与被告乙的收养关系。', '一审', undefined],
  ['一、维持原判。', '其他', '维持'],
  ['一、不核准甲法院刑事判决。\n二、撤销该判决。\n三、发回甲法院重新审判。', '其他', '发回重审'],
  ['驳回申请人甲的复议申请，维持原拘留决定。', '其他', '维持'],
  ['一、撤销甲法院刑事判决中对乙的量刑；\n二、核准甲法院对丙的死刑判决。', '其他', '部分改判'],
  // Not said: whether this is all that the plaintiff asked for.
  ['被告支付货款100元。', '一审', undefined],
  ['被告人甲犯盗窃罪，判处有期徒刑六个月。', '一审', undefined],
  // Revokes the suspended sentence of another judgment, not the decision under review.
  ['一、撤销甲法院（2019）甲刑初1号刑事判决中对被告人宣告缓刑的部分。\n二、被告人甲犯盗窃罪。', '一审', undefined],
  // One party withdraws, another one is refused.
  ['一、准予甲撤回再审申请；\n二、驳回乙的再审申请。', '再审', undefined],
  ['本案中止诉讼。', '再审', undefined],
])('%s (%s) → %s', (operative, round, word) => expect(resultWord(operative, round, false)).toBe(word))

test('a ruling changes no judgment: it revokes', () => {
  const operative = '一、撤销甲高级人民法院（2014）甲立终字第1号民事裁定；\n二、维持乙中级人民法院民事裁定。'
  expect(resultWord(operative, '再审', true)).toBe('撤销')
})

test.each([
  ['本院认为，本案争议焦点为：货物是否合格。经查，货物合格。', '货物是否合格。'],
  ['本院认为：双方争议的焦点问题一是造价如何确定；二是损失由谁承担。', '一是造价如何确定；二是损失由谁承担。'],
  [
    '本案的争议焦点是：（一）起诉是否超过时效。（二）损失如何计算。关于第一个焦点，本院认为不超过。',
    '（一）起诉是否超过时效。（二）损失如何计算。',
  ],
  ['根据甲公司提出的申请理由，本案审查的焦点问题是：货物是否迟延交付。', '货物是否迟延交付。'],
  ['本案的争议焦点为：1.违约金过高时如何调整。关于违约金，本院认为过高。', '违约金过高时如何调整。'],
  ['本案的争议焦点为：1.5亿元借款是否清偿。经查，已经清偿。', '1.5亿元借款是否清偿。'],
  ['本案的争议焦点可归纳为，货款为一百元还是两百元。', '货款为一百元还是两百元。'],
])('names the issue: %s', (text, issue) => expect(issueOf(opinion(text))).toEqual({ line: 0, text: issue }))

test('issues on lines of their own', () => {
  const text = opinion('本院认为，本案争议焦点为：', '1、货物是否合格；', '2、损失如何计算。', '关于第一个焦点。经查……')
  expect(issueOf(text)).toEqual({ line: 0, text: '1、货物是否合格；2、损失如何计算。' })
})

test.each([
  ['of another court', '一审法院认为，本案争议焦点为货物是否合格。'],
  ['of a party', '甲公司称：本案争议焦点是货物是否合格。'],
  ['that is none', '3万元鉴定费是否应予扣除并非本案的争议焦点，二审未作评判。'],
  ['one of several', '关于第二个焦点问题。经查，货物合格。'],
  ['the heading of a discussion', '本案争议焦点为：（一）关于违约事实的认定。即甲公司是否违约，乙公司是否迟延。'],
])('leaves out an issue %s', (_, text) => expect(issueOf(opinion(text))).toBeUndefined())

test('only the opinion of the court names its issue', () => {
  expect(issueOf(lines('原审情况', '本案争议焦点为：货物是否合格。'))).toBeUndefined()
})

test('the articles of a decision: each once, the procedure last', () => {
  const sentence =
    '依照《中华人民共和国民事诉讼法》第六十四条、《中华人民共和国合同法》第六十条第一款、第六十条第二款、第一百零七条，判决如下：'
  expect(
    groundArticlesIn(sentence).map(({ attributes }) => lawNameWithoutCountry(attributes.law) + attributes.article),
  ).toEqual(['合同法第六十条', '合同法第一百零七条', '民事诉讼法第六十四条'])
})

test('an article whose conditions are not met is no ground', () => {
  const sentence =
    '甲的再审申请不符合《中华人民共和国民事诉讼法》第二百条规定的情形，本院依照该法第二百零四条第一款之规定，裁定如下：'
  expect(groundArticlesIn(sentence).map(({ attributes }) => attributes.article)).toEqual(['第二百零四条'])
})

test('long and hostile texts take no time', () => {
  const long = '焦点为：一、'.repeat(20_000) + '，裁定如下：' + '撤销'.repeat(20_000)
  const started = performance.now()
  for (const text of [long, '焦'.repeat(200_000), '判决如下：'.repeat(40_000)]) {
    const decision = decisionOf(opinion(text))
    if (decision) resultWord(decision.operative.text, '二审', false)
    issueOf(opinion(text))
  }
  expect(performance.now() - started).toBeLessThan(3000)
})
