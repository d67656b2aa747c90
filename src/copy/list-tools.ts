/** Texts of the tools above a list of cases. Like other texts of lists, they load with the list. */
import { copy } from '../copy'

export { fill } from '../copy'

export const listToolsCopy = {
  ...copy,
  charts: '可视化',
  selection: {
    tool: '类案检索报告',
    startSelection: '类案检索报告：选取案例',
    forMembers: '登录后可生成类案检索报告',
    stopSelection: '取消选取案例',
    selection: '选取案例',
    makeOf: '生成报告（{count}）',
  },
} as const
