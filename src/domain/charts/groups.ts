/** The groups of charts about cases, with the charts of each group. */

/** A chart. A tap on a bar, slice or point filters by the dimension of the chart. */
export interface ChartDefinition {
  field: string
  title: string
  /** The dimension of the condition that a tap adds. Absent if a tap adds none. */
  conditionName?: string
}

export interface ChartGroupDefinition {
  key: string
  title: string
  charts: ChartDefinition[]
}

const chart = (field: string, title: string, conditionName?: string): ChartDefinition => ({
  field,
  title,
  conditionName,
})

/** The groups in the order of their display. */
export const CHART_GROUPS: ChartGroupDefinition[] = [
  {
    key: 'timeRegion',
    title: '时间和地域',
    charts: [chart('year', '裁判年份', '年份'), chart('month', '裁判月份'), chart('region', '地域分布', '地域')],
  },
  {
    key: 'causeTrade',
    title: '案由和行业',
    charts: [chart('causeLeaf', '案由', '具体案由'), chart('trade', '行业', '行业')],
  },
  { key: 'law', title: '法条', charts: [chart('citedArticle', '引用法条', '引用法条')] },
  {
    key: 'judgeCourt',
    title: '法官和法院',
    charts: [
      chart('judge', '法官', '法官'),
      chart('courtName', '法院', '法院'),
      chart('courtLevel', '法院层级', '法院层级'),
    ],
  },
  {
    key: 'procedure',
    title: '程序',
    charts: [
      chart('trialRound', '审理程序', '审理程序'),
      chart('documentType', '文书类型', '文书类型'),
      chart('caseType', '案件类型', '案件类型'),
    ],
  },
  { key: 'outcome', title: '裁判结果', charts: [chart('outcome', '裁判结果', '裁判结果类型')] },
  {
    key: 'amount',
    title: '标的额',
    charts: [chart('amountBand', '标的额', '标的额'), chart('feeBand', '受理费', '受理费')],
  },
  { key: 'penalty', title: '刑罚', charts: [chart('penalty', '刑罚', '刑罚')] },
  {
    key: 'party',
    title: '当事人',
    charts: [chart('party', '当事人', '当事人'), chart('partyKind', '当事人类型', '当事人类型')],
  },
  {
    key: 'lawyerFirm',
    title: '律师和律所',
    charts: [chart('lawyer', '律师', '律师'), chart('firm', '律所', '律所')],
  },
]
