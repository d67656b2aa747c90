/** Type, court and cause of an imported case: only what its source supports. */
import { CASE_FACETS } from '../../../server/libraries/case/statistics'
import type { CasePayload } from '../../../server/libraries/case/document'
import type { EngineDocument } from '../../../server/engine/port'
import { parseCourtName } from '@domain/case-report/court-name'
import { rankClauses, rankOfDocument } from '../../../server/report/ranks'
import { caseLibrary } from '../../../server/libraries/case'
import { clauseOf } from '../../../server/search/clause'
import { countVisitorFacets } from '../../../server/search/facets'
import { importing, judgment, remarksOf, typical } from './support/import-rows'

const { engine, take } = importing()
const caseDocument = async (id: string) => (await engine().get('case', id)) as EngineDocument
const valuesOf = async (id: string, field: string) => (await caseDocument(id)).values[field]
const head = (text: string) => ({ paragraphs: [{ label: '', text }] })

describe('how a case was published', () => {
  it.each([
    ['典型案例', typical('g1', head('消费者权益保护典型案例\n最高人民法院发布'))],
    ['典型案例', typical('g1', head('被告辩称应当参照指导案例17号处理。'))],
    ['指导性案例', typical('g1', { title: '指导案例17号：甲诉乙买卖合同纠纷案' })],
    ['指导性案例', typical('g1', head('指导性案例二百二十一号\n最高人民法院审判委员会讨论通过'))],
    ['公报案例', typical('g1', head('《最高人民法院公报》2015年第10期'))],
    ['普通案例', { ...judgment('g1'), ...head('某人民法院民事判决书') }],
    ['普通案例', { ...judgment('g1'), ...head('原告提交指导案例17号，请求参照适用。') }],
    ['公报案例', judgment('g1', { title: '甲诉乙买卖合同纠纷案（公报案例）' })],
  ])('%s: %j', async (name, row) => {
    await take([row])
    expect(await valuesOf('g1', 'publishType')).toEqual([name])
  })

  it('a typical case has a filter of its own, and no rank', async () => {
    await take([
      typical('g1'),
      typical('g2', { title: '指导案例17号' }),
      judgment('c1', { court: '浙江省高级人民法院' }),
      judgment('c2', { court: '苏州市吴江区人民法院' }),
    ])
    const facets = await countVisitorFacets(
      { engine: engine(), collection: 'case', where: { kind: 'all', clauses: [] } },
      CASE_FACETS,
    )
    expect(facets.publishTypeResults.map(({ name, count }) => [name, count])).toEqual([
      ['指导性案例', 1],
      ['典型案例', 1],
      ['普通案例', 2],
    ])
    expect(facets.courtLevelResults.map(({ name }) => name)).toEqual(['高级', '基层'])
    expect((await caseDocument('g1')).weight).toBe((await caseDocument('c2')).weight)
    expect((await caseDocument('g2')).weight).toBeGreaterThan((await caseDocument('g1')).weight)
    const pending = parseCourtName('浙江省杭州市西湖区人民法院')
    const ranked = await Promise.all(
      [...rankClauses(pending)].map(async ([rank, where]) => [
        rank,
        await engine().ids({ collection: 'case', where, order: { by: 'relevance' } }),
      ]),
    )
    expect(Object.fromEntries(ranked)).toEqual({ guiding: ['g2'], entry: [], supreme: [], high: ['c1'], near: [] })
    expect(rankOfDocument(await caseDocument('g1'), pending)).toBe('other')
  })

  it.each([
    ['深圳市南山区人民法院', '深圳市中级人民法院', '深圳市南山区人民法院'],
    ['深圳市南山区人民法院', '广东省深圳市中级人民法院', '广东省深圳市南山区人民法院'],
    ['广东省深圳市南山区人民法院', '深圳市中级人民法院', '深圳市南山区人民法院'],
  ])('cases of the pending court %s and of the one above are near, as %s and %s too', async (name, above, court) => {
    await take([judgment('c1', { court: above }), judgment('c2', { court }), judgment('c3', { court: '上海海事法院' })])
    const pending = parseCourtName(name)
    const where = rankClauses(pending).get('near')!
    expect((await engine().ids({ collection: 'case', where, order: { by: 'relevance' } })).sort()).toEqual(['c1', 'c2'])
  })

  it('a typical case of the Supreme Court has its rank', async () => {
    await take([
      typical('g1', head('消费者权益保护典型案例\n最高人民法院发布')),
      typical('g2', head('某省发布典型案例')),
    ])
    expect(rankOfDocument(await caseDocument('g1'), undefined)).toBe('supreme')
    expect(rankOfDocument(await caseDocument('g2'), undefined)).toBe('other')
    const where = rankClauses(undefined).get('supreme')!
    expect(await engine().ids({ collection: 'case', where, order: { by: 'relevance' } })).toEqual(['g1'])
  })
})

test('a party is an organisation or a person by its name', async () => {
  const organisations =
    '北京大学、某市第一中学、阳光幼儿园、城关街道办事处、某村第三村民小组、某市交通警察支队、华联超市、海图商行'
  const names = organisations.split('、')
  await take([
    ...names.map((name, at) => judgment(`o${at}`, { parties: [{ role: '原告', name }] })),
    ...['张知行', '李园', '王大学生'].map((name, at) => judgment(`p${at}`, { parties: [{ role: '原告', name }] })),
  ])
  const kindOf = (id: string) => valuesOf(id, 'partyKind')
  expect(await Promise.all(names.map((_name, at) => kindOf(`o${at}`)))).toEqual(names.map(() => ['单位']))
  expect(await Promise.all(['p0', 'p1', 'p2'].map(kindOf))).toEqual([['个人'], ['个人'], ['个人']])
})

describe('the round', () => {
  const round = async (procedure: string, case_number: string) => {
    await take([judgment('c1', { procedure, case_number })])
    return valuesOf('c1', 'trialRound')
  }

  it.each([
    ['执行', '（2015）民申字第2301号', '再审'],
    ['执行', '（2019）浙1003刑初196号', '一审'],
    ['一审', '（2015）申民字第2115号', '再审'],
    ['执行', '（2014）民一复字第1号', '执行'],
    ['执行', '（2019）最高法执监1号', '执行'],
    ['一审', '（2015）汕金法刑重字第6号', '一审'],
    ['管辖', '（2015）民四终字第15号', '其他'],
    ['二审', '', '二审'],
  ])('of a source that states %s for %s is %s', async (procedure, number, name) => {
    expect(await round(procedure, number)).toEqual([name])
  })
})

describe('the charge of a criminal trial', () => {
  const labelOf = async (text: string, more: object = {}) => {
    const paragraphs = [{ label: '诉讼请求', text }]
    await take([judgment('c', { case_type: '刑事', procedure: '一审', paragraphs, ...more })])
    return ((await caseDocument('c')).payload as CasePayload).labels[0]
  }

  it.each(['某市人民检察院指控，被告人甲窃得手机一部。', '公诉机关以起诉书指控：被告人甲酒后驾驶。'])(
    'is no claim: %s',
    async text => expect(await labelOf(text)).toBe('公诉机关指控'),
  )

  it.each([
    ['申诉人甲诉称，原判有误。', {}],
    ['公诉机关指控的事实清楚，予以支持。', {}],
    ['辩护人对公诉机关指控盗窃的罪名有异议。', {}],
    ['被告人甲对起诉书指控其盗窃无异议。', {}],
    ['公诉机关指控其抢劫并不存在。', { procedure: '二审' }],
    ['公诉机关指控甲犯罪，甲请求赔偿。', { case_type: '民事' }],
  ])('is not %s %j', async (text, more) => expect(await labelOf(text, more)).toBe('诉讼请求'))
})

test.each([
  ['二〇一五年六月十六日', '尾部'],
  ['审判长 甲\n二〇一五年六月十六日', '审判人员'],
])('a day alone names no judge: %j', async (text, label) => {
  await take([judgment('c', { paragraphs: [{ label: '审判人员', text }] })])
  expect(((await caseDocument('c')).payload as CasePayload).labels).toEqual([label])
})

describe('courts', () => {
  it('with names that are no courts are shown, but are in no facet and no suggestion', async () => {
    const report = await take([
      judgment('c1', { court: '请求人民法院' }),
      judgment('c2', { court: '请求人民法院', court_level: '基层法院', province: '浙江省' }),
      judgment('c3', { court: '杭州市西湖区人民法院', province: '四川省' }),
      judgment('c4', { court: '南岸区人民法院', province: '重庆', court_level: '中级法院' }),
      judgment('c5', { province: '向河南省' }),
    ])
    expect(remarksOf(report)).toEqual([
      'a.ndjson:1 "请求人民法院" is not the name of a court, so the case has no court ×2',
    ])
    const court = async (id: string) => {
      const { court, courtName, courtLevel, region, regionName } = (await caseDocument(id)).values
      return [court, courtName, courtLevel, region, regionName]
    }
    expect(await court('c1')).toEqual([[], [], [], [], []])
    expect(await court('c2')).toEqual([['浙江省'], [], [], ['浙江省'], ['浙江省']])
    expect(await court('c3')).toEqual([
      ['浙江省/杭州市西湖区人民法院'],
      ['杭州市西湖区人民法院'],
      ['基层'],
      ['浙江省'],
      ['浙江省'],
    ])
    expect((await court('c4')).slice(0, 3)).toEqual([['重庆市/南岸区人民法院'], ['南岸区人民法院'], ['基层']])
    expect(await court('c5')).toEqual([[], [], [], [], []])
    expect(await engine().suggest({ dictionaries: ['case'], text: '请求', limit: 5 })).toEqual([])
  })
})

test('the supreme court is in no province, whatever province its cases come from', async () => {
  await take([
    judgment('c1', { court: '最高人民法院', court_level: '最高法院', origin_province: '河北省' }),
    judgment('c2', { court: '最高人民法院第六巡回法庭', province: '陕西省' }),
    judgment('c3', { court: '石家庄市中级人民法院', province: '河北省' }),
  ])
  expect(await valuesOf('c1', 'court')).toEqual(['最高人民法院'])
  expect(await valuesOf('c1', 'region')).toEqual(['河北省'])
  expect([await valuesOf('c2', 'court'), await valuesOf('c2', 'region')]).toEqual([['最高人民法院'], []])
  expect(await valuesOf('c3', 'court')).toEqual(['河北省/石家庄市中级人民法院'])
  const idsOf = async (name: string, value: string) => {
    const where = clauseOf([{ name, value, words: [value], exclude: false, any: false }], caseLibrary)
    return (await engine().ids({ collection: 'case', where, order: { by: 'relevance' } })).sort()
  }
  expect(await idsOf('法院', '河北省')).toEqual(['c3'])
  expect(await idsOf('地域', '河北省')).toEqual(['c1', 'c3'])
  expect(await idsOf('法院', '最高人民法院')).toEqual(['c1', 'c2'])
})

describe('causes', () => {
  it("are in the court's tree without a dictionary; other texts are shortened to a cause or left out", async () => {
    const report = await take([
      judgment('c1', { cause: ['民间借贷纠纷', '保证合同纠纷'] }),
      judgment('c2', { cause: ['工程有限公司企业借贷纠纷'] }),
      judgment('c3', { cause: ['有关事宜'] }),
      judgment('c4', { cause: ['虚开发票罪'], case_type: '刑事' }),
    ])
    expect(await valuesOf('c1', 'cause')).toEqual([
      '合同、准合同纠纷/合同纠纷/借款合同纠纷/民间借贷纠纷',
      '合同、准合同纠纷/合同纠纷/保证合同纠纷',
    ])
    expect(await valuesOf('c2', 'causeLeaf')).toEqual(['企业借贷纠纷'])
    expect(await valuesOf('c3', 'cause')).toEqual([])
    expect(await valuesOf('c4', 'cause')).toEqual(['破坏社会主义市场经济秩序罪/危害税收征管罪/虚开发票罪'])
    expect(remarksOf(report)).toEqual([
      'a.ndjson:2 "工程有限公司企业借贷纠纷" is not a cause of action, taken as 企业借贷纠纷',
      'a.ndjson:3 "有关事宜" is not a cause of action, so it is left out',
    ])
  })
})

describe('a case is fiscal', () => {
  const party = (...names: string[]) => ({ parties: names.map(name => ({ role: '被告', name })) })
  const criminal = (...cause: string[]) => ({ case_type: '刑事', cause })
  it.each([
    [false, judgment('c1', { title: '天津港保税区甲公司与乙公司买卖合同纠纷' })],
    [false, judgment('c1', { title: '甲公司与乙公司就增值税发票开具的合同纠纷', cause: ['买卖合同纠纷'] })],
    [true, judgment('c1', criminal('虚开发票罪'))],
    [true, judgment('c1', criminal('偷税罪'))],
    [true, judgment('c1', criminal('走私普通货物、物品罪'))],
    [false, judgment('c1', criminal('走私、贩卖、运输、制造毒品罪'))],
    [true, judgment('c1', { case_type: '行政', cause: ['征缴税款'] })],
    [true, judgment('c1', { case_type: '行政', cause: ['税务行政处罚'] })],
    [true, judgment('c1', { case_type: '行政', ...party('甲公司', '国家税务总局砚州市税务局稽查局') })],
    [true, judgment('c1', { case_type: '行政', ...party('砚州海关') })],
    [false, judgment('c1', party('砚州海关'))],
    [false, judgment('c1', party('保税区税友软件公司'))],
    [true, typical('c1', { title: '甲公司诉国家税务总局砚州市税务局征税案' })],
    [false, typical('c1', { title: '保税区某公司买卖合同案' })],
  ])('%s: %j', async (fiscal, row) => {
    await take([row])
    expect(await valuesOf('c1', 'fiscal')).toEqual(fiscal ? ['1'] : [])
  })
})
