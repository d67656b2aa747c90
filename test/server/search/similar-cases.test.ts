/** Search terms of a statement of facts, and shared passages as reasons. */
import type { EngineDocument } from '../../../server/engine/port'
import { suggestedCauses, rankByCauses } from '../../../server/search/similar-cases/causes'
import { FactsIndex } from '../../../server/search/similar-cases/passages'
import { markedPassagesOf } from '../../../server/search/similar-cases/reasons'
import { bigramsIn, rareCountOf, distinctiveText } from '../../../server/search/similar-cases/terms'

describe('the terms of facts', () => {
  it('are pairs of neighbours, each once, without signs, numerals and units', () => {
    expect(bigramsIn('追尾，住院三个月；追尾2次。Tesla车辆')).toEqual(['追尾', '住院', '车辆'])
    expect(bigramsIn('一二三，1')).toEqual([])
    expect(bigramsIn('𠮷屋')).toEqual(['𠮷屋'])
  })

  it('omit parties and evidence', () => {
    const facts = '被告人刘某甲持刀刺伤张××。上述事实，有证人证言等证据证实，足以认定。双方和解'
    expect(distinctiveText(facts)).toBe('被告人\n持刀刺伤\n。\n。双方和解')
  })

  it('are the rarer half of many, and all of few', () => {
    const pairs = (count: number) => Array.from({ length: count }, (_, n) => String.fromCodePoint(0x4e00 + n, 0x4e00))
    expect([10, 200, 2000].map(count => rareCountOf(pairs(count)))).toEqual([64, 100, 256])
  })
})

const documentOf = (...texts: string[]): EngineDocument => ({
  id: 'c',
  title: '',
  blocks: texts.map(text => ({ scope: '', text })),
  names: {},
  values: {},
  numbers: {},
  weight: 0,
  payload: null,
})

describe('the reasons', () => {
  const facts = '被告人酒后携带一把单刃尖刀前往，逼问银行卡密码。'
  const rare = ['酒后', '单刃', '尖刀', '逼问']
  const reasons = (...texts: string[]) => markedPassagesOf(documentOf(...texts), new FactsIndex(facts, rare))

  it('are the longest common passages, marked, with the rest of their sentence', () => {
    expect(reasons('经查。孙某酒后携带一把单刃尖刀离开住处。', '他逼问密码。')).toEqual([
      '孙某<em>酒后携带一把单刃尖刀</em>离开住处',
    ])
    expect(reasons('此前与邻居因为琐事多次发生争吵，便酒后携带一把铁锹，到邻居家的院门外面等候')).toEqual([
      '…因为琐事多次发生争吵，便<em>酒后携带一把</em>铁锹，到邻居家的院门外面…',
    ])
  })

  it('contain a rare term, and stay within a sentence', () => {
    expect(reasons('被告人前往。', '被告人携带一把')).toEqual([])
    expect(reasons('单刃尖刀。前往，逼问银行卡')).toEqual(['<em>单刃尖刀</em>', '<em>前往，逼问银行卡</em>'])
  })

  it('are three at most, the most significant ones, each once, in the order of the text', () => {
    const four = '逼问银行卡密码；单刃尖刀；酒后携带；单刃尖刀；一把单刃尖刀前往'
    expect(reasons(four)).toEqual(['<em>逼问银行卡密码</em>', '<em>单刃尖刀</em>', '<em>一把单刃尖刀前往</em>'])
  })

  it('show the beginning of a long passage, and marks of the text as text', () => {
    const long = '酒后'.repeat(40)
    const [reason] = markedPassagesOf(documentOf(`${long}。`), new FactsIndex(long, rare))
    expect(reason).toBe(`<em>${long.slice(0, 60)}</em>…`)
    expect(reasons('<em>酒后携带</em>')).toEqual(['&lt;em><em>酒后携带</em>&lt;/em>'])
  })
})

describe('the causes that facts suggest', () => {
  const candidates = [
    { score: 100, causes: ['甲'] },
    { score: 90, causes: ['乙', '丙'] },
    { score: 85, causes: ['甲'] },
    { score: 10, causes: ['丁'] },
    { score: 5, causes: [] },
  ]

  it('are those of the most similar cases, the likeliest first', () => {
    expect(suggestedCauses(candidates)).toEqual(['甲', '丙', '乙'])
    expect(suggestedCauses([])).toEqual([])
  })

  it('put their cases before others that are not much more similar', () => {
    expect(rankByCauses(candidates, ['甲']).map(({ score }) => score)).toEqual([100, 85, 90, 10, 5])
    expect(rankByCauses(candidates, []).map(({ score }) => score)).toEqual([100, 90, 85, 10, 5])
  })
})
