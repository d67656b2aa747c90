/** Texts of the popup that offers the login to guests. */
import { copy } from '../copy'

export const loginPopupCopy = {
  ...copy,
  promo: {
    lead: '提效',
    figure: '50',
    unit: '%',
    sub: '登录后使用全部检索功能',
    /** The advantages of a login, on hosts that require a login to search. */
    points: [
      { title: '高级检索与二级筛选', sub: '十四个维度自由组合' },
      { title: '页内查找与目录', sub: '长文书里一步到位' },
      { title: '可视化图表下载', sub: '直接放进检索报告' },
    ],
    /** The advantages of a login, for guests who may search without a login. */
    pointsForBrowsers: [
      { title: '高级检索与二级筛选', sub: '十四个维度自由组合' },
      { title: '类案检索报告', sub: '选取案例，一键生成' },
      { title: '更多筛选条件', sub: '标的额、刑罚与类案参考' },
    ],
  },
} as const
