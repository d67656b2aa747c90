/** Charts counted by hand: from the imported records, by separate rules. */
import type { VisualChart, VisualData } from '@contract/judgement'
import type { CaseRecord } from '../../../../server/libraries/case/record'

interface Rule {
  title: string
  condition?: string
  of(record: CaseRecord): Array<string | undefined>
  /** Shown in this order; years and months in their own. */
  order?: string[] | 'time'
  most?: number
  name?(value: string): string
  parameter?(value: string): string
}

const ROUNDS = ['一审', '二审', '再审', '执行', '死刑复核', '破产清算', '督促', '公示催告', '国家赔偿与司法救助']
const AMOUNTS = ['1000万元以下', '1000万元至2000万元', '2000万元至5000万元', '5000万元至1亿元', '1亿元以上']
const FEES = ['1000元以下', '1000元至1万元', '1万元至10万元', '10万元至50万元', '50万元以上']

const SHORT: Record<string, string> = {
  新疆生产建设兵团: '兵团',
  内蒙古自治区: '内蒙古',
  黑龙江省: '黑龙江',
}

function amountOf({ amount }: CaseRecord) {
  if (amount === undefined) return undefined
  if (amount > 1e8) return AMOUNTS[4]
  return AMOUNTS[[1e7, 2e7, 5e7].filter(bound => amount >= bound).length]
}
const feeOf = ({ fee }: CaseRecord) =>
  fee === undefined ? undefined : FEES[[1e3, 1e4, 1e5, 5e5].filter(bound => fee >= bound).length]

const PENALTY = /死刑|无期徒刑|有期徒刑|拘役|管制|罚金|没收财产|剥夺政治权利|驱逐出境|免予刑事处罚|缓刑/
const isCompany = (name: string) =>
  /公司|厂|店|中心|集团|合伙|委员会|政府|学校|协会|银行|[社院局部所处队组馆站]$/.test(name) ||
  /[^行]{3}行$|大学$|中学$|小学$|幼儿园$|超市$|[农林牧渔商市殖石宰]场$|企业$|[工商]会$|(?:委|基金|联合|研究|学|教)会$/.test(
    name,
  )
    ? '单位'
    : '个人'

const articleOf = ({ law, article }: { law: string; article: string }) =>
  law.replace(/^中华人民共和国(?=.)/, '').replace(/（\d{4}年(?:修正|修订)?）$/, '') +
  (/^第[^条]+条(?:之[^款项]+)?/.exec(article)?.[0] ?? article)

export const RULES: Record<string, Record<string, Rule>> = {
  'timeRegion 时间和地域': {
    year: {
      title: '裁判年份',
      condition: '年份',
      of: ({ judgmentDate }) => [judgmentDate?.split('-')[0]],
      order: 'time',
    },
    month: {
      title: '裁判月份',
      of: ({ judgmentDate }) => [judgmentDate?.split('-').slice(0, 2).join('-')],
      order: 'time',
      most: 144,
    },
    region: {
      title: '地域分布',
      condition: '地域',
      of: ({ court }) => [court.province],
      name: full => SHORT[full] ?? full.slice(0, 2),
    },
  },
  'causeTrade 案由和行业': {
    causeLeaf: { title: '案由', condition: '具体案由', of: ({ causes }) => causes.map(path => path.at(-1)), most: 30 },
    trade: { title: '行业', condition: '行业', of: ({ trades }) => trades, most: 30 },
  },
  'law 法条': {
    citedArticle: {
      title: '引用法条',
      condition: '引用法条',
      of: ({ citedLaws }) => citedLaws.map(articleOf),
      most: 30,
      parameter: value => value.replace(/^(.+)(第[^第]+)$/, '《$1》$2'),
    },
  },
  'judgeCourt 法官和法院': {
    judge: { title: '法官', condition: '法官', of: ({ judges }) => judges.map(({ name }) => name), most: 30 },
    courtName: { title: '法院', condition: '法院', of: ({ court }) => [court.name], most: 30 },
    courtLevel: {
      title: '法院层级',
      condition: '法院层级',
      of: ({ court }) => [court.level],
      order: ['最高', '高级', '中级', '基层', '专门'],
    },
  },
  'procedure 程序': {
    trialRound: {
      title: '审理程序',
      condition: '审理程序',
      of: ({ trialRound }) => [trialRound < 0 ? '其他' : ROUNDS[trialRound - 1]],
      order: [...ROUNDS, '其他'],
    },
    documentType: { title: '文书类型', condition: '文书类型', of: ({ documentType }) => [documentType] },
    caseType: { title: '案件类型', condition: '案件类型', of: ({ caseType }) => [caseType] },
  },
  'outcome 裁判结果': {
    outcome: { title: '裁判结果', condition: '裁判结果类型', of: ({ outcome }) => [outcome], most: 30 },
  },
  'amount 标的额': {
    amountBand: { title: '标的额', condition: '标的额', of: record => [amountOf(record)], order: AMOUNTS },
    feeBand: { title: '受理费', condition: '受理费', of: record => [feeOf(record)], order: FEES },
  },
  'penalty 刑罚': {
    penalty: {
      title: '刑罚',
      condition: '刑罚',
      of: ({ penalties }) => penalties.map(penalty => PENALTY.exec(penalty)?.[0] ?? '其他'),
    },
  },
  'party 当事人': {
    party: {
      title: '当事人',
      condition: '当事人',
      of: ({ parties }) =>
        parties.map(({ name }) => name).filter(name => isCompany(name) === '单位' || !/某/.test(name)),
      most: 30,
    },
    partyKind: {
      title: '当事人类型',
      condition: '当事人类型',
      of: ({ parties }) => parties.map(({ name }) => isCompany(name)),
    },
  },
  'lawyerFirm 律师和律所': {
    lawyer: { title: '律师', condition: '律师', of: ({ agents }) => agents.map(({ name }) => name), most: 30 },
    firm: { title: '律所', condition: '律所', of: ({ agents }) => agents.map(({ firm }) => firm), most: 30 },
  },
}

function chartOf(field: string, rule: Rule, records: CaseRecord[]): VisualChart {
  const counts = new Map<string, number>()
  for (const record of records)
    for (const value of new Set(rule.of(record))) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  const { title, condition, order, most = Infinity, name = String, parameter = String } = rule
  const byCount = [...counts].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
  const inOrder = Array.isArray(order)
    ? order.flatMap(value => byCount.filter(([one]) => one === value))
    : order
      ? [...counts].sort(([a], [b]) => Number(a.replace('-', '')) - Number(b.replace('-', ''))).slice(-most)
      : byCount.slice(0, most)
  const items = inOrder.map(([value, count]) => ({
    name: name(value),
    value: count,
    // In whole numbers: as fractions, 255 of 400 is a little less than 63.75 %.
    description: `${(Math.round((count * 1000) / records.length) / 10).toFixed(1)}%`,
    paramName: parameter(value),
  }))
  return { field, title, ...(condition ? { conditionName: condition } : {}), items }
}

export const countByHand = (records: CaseRecord[]): VisualData => ({
  totalCount: records.length,
  groups: Object.entries(RULES).map(([heading, charts]) => {
    const [key = '', title = ''] = heading.split(' ')
    return { key, title, charts: Object.entries(charts).map(([field, rule]) => chartOf(field, rule, records)) }
  }),
})
