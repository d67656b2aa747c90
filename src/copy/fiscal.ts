/** Texts of the fiscal area. */
import { listCopy } from './list'

export { fill } from '../copy'

export const fiscalCopy = {
  ...listCopy,
  fiscal: {
    area: { label: '财税专区', placeholder: '税种、政策、纳税人' },
    sections: { law: '法规', case: '案例', penalty: '行政处罚', dynamic: '动态', qa: '问答' },
    tabs: '财税分类',
    decided: '作出',
    published: '发布',
    /** The label of a text that reports on penalties and is no decision itself. */
    report: '案例通报',
    asOf: {
      pick: '查看某日的效力',
      on: '{day}：',
      inForce: '有效',
      notYet: '尚未生效',
      repealed: '已失效',
      unknown: '施行或失效日期不详，无法判断',
      version: '当日有效的版本',
    },
    more: '查看更多',
    topics: '财税专题',
  },
  incentives: {
    category: { label: '税收优惠', placeholder: '行业、税种、优惠事项' },
    usual: '常用检索',
    keywords: ['制造业', '集成电路行业'],
    tree: '税收优惠目录',
    more: '同类税收优惠',
  },
} as const
