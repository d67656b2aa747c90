/** The courts of the invented cases in `chains.ts`. */
import type { CaseRecord } from '../../../libraries/case/record'

type Court = CaseRecord['court']
export const CHAIN_COURTS = {
  haikou: { name: '海南省海口市中级人民法院', level: '中级', province: '海南省', city: '海口市' },
  hainan: { name: '海南省高级人民法院', level: '高级', province: '海南省' },
  haidian: { name: '北京市海淀区人民法院', level: '基层', province: '北京市' },
  shanghaiFirst: { name: '上海市第一中级人民法院', level: '中级', province: '上海市' },
  shanghai: { name: '上海市高级人民法院', level: '高级', province: '上海市' },
  supreme: { name: '最高人民法院', level: '最高', province: '北京市' },
} satisfies Record<string, Court>
