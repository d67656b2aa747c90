/** The texts of the search screens. */
import { copy } from '../copy'

export { fill } from '../copy'

export const searchCopy = {
  ...copy,
  offers: { question: '问法条', story: '案情检索' },
  counted: { some: '查看 {total} 条', none: '没有结果', items: '{total} 条' },
  options: {
    find: '查找{title}',
    findCourt: '查找{title}或{dimension}',
    none: '没有匹配的选项',
    gotIt: '知道了',
    chosen: '{title} 已选{count}项',
  },
} as const
