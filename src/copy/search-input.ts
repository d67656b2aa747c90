/** The texts of the search input screen. */
import { searchCopy } from './search'

export { fill } from './search'

export const searchInputCopy = {
  ...searchCopy,
  begin: {
    search: '检索',
    syntax: '检索语法',
    rules: [
      { sign: '空格', means: '同时包含几个词' },
      { sign: '-词', means: '排除这个词' },
    ],
    /** An example of each rule, by library. */
    ruleExamples: {
      case: ['违约金 过高', '违约金 -和解'],
      law: ['劳动 合同', '公司 -登记'],
      judicial: ['合同 解除', '合同 -租赁'],
      similarity: ['劳动 合同', '合同 -租赁'],
      excellentCaseNew: ['合同 解除', '合同 -租赁'],
      article: ['合同 解除', '公司 -登记'],
      proDoc: ['盗窃 自首', '盗窃 -未遂'],
      bidding: ['工程 监理', '采购 -设备'],
    } as Record<string, [string, string]>,
    examples: '试试这样检索',
    /** Example searches by library. Each search has results in the sample corpus. */
    queries: {
      case: ['违约金 过高', '民间借贷 -和解', '机动车交通事故'],
      law: ['劳动', '企业所得税', '公司 -登记'],
      judicial: ['违约金', '合同 解除', '举证责任'],
      similarity: ['违约金', '民间借贷', '劳动合同'],
      excellentCaseNew: ['合同', '违约金', '劳动'],
      article: ['合同', '违约金', '公司'],
      proDoc: ['盗窃', '诈骗', '危险驾驶'],
      bidding: ['采购', '工程', '服务'],
    },
  },
} as const
