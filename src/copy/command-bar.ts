/** Texts of the command bar and of the brand bar above all pages, on a large screen. */
import { copy } from '../copy'

export { fill } from '../copy'

export const commandBarCopy = {
  account: copy.login.account,
  open: '检索与跳转',
  keys: 'Ctrl K',
  placeholder: '检索，或前往页面、工具、检索库、最近阅读',
  none: '没有匹配的页面或工具',
  search: '在{library}中检索“{text}”',
  advanced: '高级检索 · {library}',
  calculator: '计算 · {name}',
  /** The dimensions in which typed words are searched. */
  searched: { case: '全文', law: '标题', article: '全文' },
  kinds: { search: '检索', screen: '页面', tool: '工具', library: '检索库', recent: '最近阅读', law: '法规' },
  hint: '↑↓ 选择，回车前往，Esc 关闭',
} as const
