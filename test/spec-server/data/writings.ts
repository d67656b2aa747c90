/** Generates viewpoints, articles, similar cases, procuratorates' documents and notices. */
import { type Doc, day, many, pick } from '../documents'

const SUBJECTS = ['违约金调整', '表见代理', '抵销', '保证期间', '租赁权'] as const

const writing =
  (sign: string, title: (subject: string, at: number) => string, facetsOf: (at: number) => Record<string, string>) =>
  (at: number): Doc => {
    const subject = pick(SUBJECTS, at)
    const text = `关于${subject}的讨论由来已久。\n实务中对${subject}的认定存在分歧。\n据此可以认为应当从严把握。`
    const date = day(at)
    return {
      id: `${sign}${at + 1}`,
      title: title(subject, at),
      text,
      date,
      facets: { 年份: date.slice(0, 4), ...facetsOf(at) },
    }
  }

export const VIEWS = many(
  30,
  writing(
    'v',
    (subject, at) => `${subject}的裁判思路之${at + 1}`,
    at => ({ 关键词: pick(SUBJECTS, at), 分册: pick(['民事卷', '商事卷'], at) }),
  ),
)

export const COLUMNS = ['砚衡法评', '澄观实务'].map(columnName => ({ columnName, slogan: '一线实务观察', icon: '' }))
export const ARTICLES = many(
  29,
  writing(
    'a',
    (subject, at) => `${subject}问题研究之${at + 1}`,
    at => ({ 合作机构: pick(COLUMNS, at).columnName, 作者: pick(['宁清越', '季衡'], at) }),
  ),
)

export const BOOKS = [
  { id: 1, name: '买卖合同', avatar: '', isNew: true },
  { id: 2, name: '民间借贷', avatar: '', isNew: false },
  { id: 99, name: '更多规则', avatar: '', isNew: false },
]
export const SIMILAR = many(
  26,
  writing(
    's',
    (subject, at) => `${subject}类案之${at + 1}`,
    at => ({ 类案: String(1 + (at % 2)) }),
  ),
)

export const INSPECTIONS = many(
  28,
  writing(
    'i',
    (subject, at) => `涉${subject}案起诉书之${at + 1}`,
    at => ({ 文书类型: pick(['起诉书', '不起诉决定书'], at), 地域: pick(['江苏省', '浙江省'], at) }),
  ),
)

export const TENDERS = many(
  27,
  writing(
    'b',
    (_, at) => `办公设备采购招标公告之${at + 1}`,
    at => ({ 地域: pick(['江苏省', '浙江省'], at) }),
  ),
)
