import { wordCondition, type Condition } from '@domain/query/condition'
import {
  causeQueries,
  sentenceIn,
  splitQueries,
  statuteWordsOf,
  synonymQueries,
  synonymsOf,
} from '@domain/query/reworded'

const court: Condition = { name: '法院', value: '江苏省', nameDescription: '地域', type: 'filter' }
const cause: Condition = { name: '案由', value: '民事/合同纠纷', description: '合同纠纷', type: 'filter' }
const words = (...values: string[]) => values.map(value => wordCondition('全文', value))
const rowsOf = (ways: ReturnType<typeof causeQueries>) =>
  ways.map(({ word, text, rest }) => [word, text, rest.map(({ name, value }) => `${name}:${value}`).join(' ')])

describe('words that mean the same', () => {
  test('are known from either side, and none of another meaning', () => {
    expect(synonymsOf('老赖')).toEqual(['失信被执行人'])
    expect(synonymsOf('一房多卖')).toEqual(['一房二卖', '一房数卖'])
    for (const word of ['违约金', '经济补偿金', '法人代表']) expect([word, synonymsOf(word)]).toEqual([word, []])
    expect(synonymsOf('一人公司')).toEqual(['一人有限责任公司'])
  })

  test('take the place of the word, in its dimension and among its others', () => {
    expect(rowsOf(synonymQueries([...words('老赖', '违约金'), court]))).toEqual([
      ['老赖', '失信被执行人', '全文:失信被执行人 全文:违约金 法院:江苏省'],
    ])
    const any: Condition = { ...wordCondition('法院观点', '版权'), any: true }
    expect(synonymQueries([any])[0]?.rest).toEqual([{ ...wordCondition('法院观点', '著作权'), any: true }])
  })

  test.each<[string, Condition]>([
    ['excluded', wordCondition('全文', '-老赖')],
    ['near another', { name: '全文', value: '老赖 执行', mode: 'sentence' }],
    ['a name', wordCondition('当事人', '老赖')],
  ])('are not offered for what is %s', (_, one) => expect(synonymQueries([one])).toEqual([]))
})

describe('related words', () => {
  test.each([
    ['小微企业', '小型微利企业', 'narrower'],
    ['小型微利企业', '小微企业', 'wider'],
    ['竞业禁止', '竞业限制', 'narrower'],
    ['偷税', '逃税', 'narrower'],
    ['网络借贷', 'P2P', 'narrower'],
    ['法人代表', '法定代表人', 'term'],
    ['骗保', '保险诈骗', 'term'],
    ['房屋拆迁', '房屋征收', 'term'],
    ['解雇', '解除劳动合同', 'term'],
    ['高空抛物', '抛掷物品', 'term'],
    ['股东知情权', '查阅、复制', 'term'],
    ['留抵退税', '申请退还', 'term'],
    ['研发费用', '研究开发费用', 'term'],
    ['抛掷物品', '高空抛物', 'everyday'],
    ['申请退还', '留抵退税', 'everyday'],
  ])('%s and %s are not the same', (word, text, relation) => {
    expect(synonymsOf(word)).not.toContain(text)
    expect(
      synonymQueries(words(word)).map(({ text: other, relation: otherRelation }) => [other, otherRelation]),
    ).toContainEqual([text, relation])
  })

  test('a correct term does not lead back to the wrong word', () =>
    expect(synonymQueries(words('法定代表人'))).toEqual([]))

  test.each([
    ['揭开公司面纱', '人格否认'],
    ['掩隐罪', '掩饰、隐瞒犯罪所得、犯罪所得收益罪'],
  ])('%s and %s are the same', (word, text) => expect(synonymsOf(word)).toContain(text))
})

describe('the same cause', () => {
  test('is the one among the conditions, without the words', () => {
    expect(rowsOf(causeQueries([...words('甲', '乙'), cause, court]))).toEqual([
      ['', '合同纠纷', '案由:民事/合同纠纷 法院:江苏省'],
    ])
  })

  test('is else what was typed for one', () => {
    expect(rowsOf(causeQueries([...words('民间借贷', '-和解', '砍头息'), court]))).toEqual([
      ['民间借贷', '民间借贷', '法院:江苏省 案由:民间借贷'],
      ['砍头息', '砍头息', '法院:江苏省 案由:砍头息'],
    ])
  })

  test('is of no help where no words were asked', () => expect(causeQueries([cause, court])).toEqual([]))
})

describe('the words of the statute', () => {
  test('stand for a term of the trade, all of them', () => {
    expect(statuteWordsOf('违约金过高')).toEqual(['违约金', '过分高于'])
    expect(statuteWordsOf('违约金')).toEqual([])
    const [way] = synonymQueries([...words('违约金过高'), court])
    expect(way).toMatchObject({ kind: 'instead', text: '违约金 过分高于', relation: 'term' })
    expect(way?.rest.map(({ value }) => value)).toEqual(['违约金', '过分高于', '江苏省'])
  })
})

describe('one word in two', () => {
  const splits = (word: string) => splitQueries(words(word)).map(({ text }) => text)

  test('is tried at each place, with two letters at least on either side', () => {
    expect(splits('违约金过高')).toEqual(['违约 金过高', '违约金 过高'])
    expect(rowsOf(splitQueries([...words('民间借贷'), court]))).toEqual([
      ['民间借贷', '民间 借贷', '全文:民间 全文:借贷 法院:江苏省'],
    ])
  })

  test.each(['违约金', '房东不退押金怎么办', 'P2P网络借贷', '-违约金过高'])('is not tried for %s', word =>
    expect(splits(word)).toEqual([]),
  )
})

test.each([
  ['房东不退押金怎么办', '房东不退押金怎么办'],
  ['违约金过高', undefined],
  ['(2015)浙01民终1234号', undefined],
])('%s is a sentence: %s', (word, sentence) => expect(sentenceIn(words(word))).toBe(sentence))
