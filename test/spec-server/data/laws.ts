/** Generates laws, including one that the cases cite. */
import { type Doc, day, many, pick } from '../documents'

export interface Law extends Doc {
  authority: string
  number: string
}

export const CITED = '中华人民共和国民法典'
const ARTICLES: Record<string, string> = {
  第一条: '为了规范市场交易，制定本规定。',
  第二条: '当事人应当按照约定全面履行自己的义务，违约金的约定不得过分高于损失。',
  第五百七十七条: '当事人一方不履行合同义务的，应当承担违约责任。',
}
export const articleOf = (name: string) => ARTICLES[name]
export const articles = Object.entries(ARTICLES)

const SUBJECTS = ['合同管理', '增值税征收', '劳动用工', '房屋租赁'] as const
const LEVELS = ['行政法规', '部门规章', '地方性法规'] as const
const STANDINGS = ['现行有效', '失效', '已被修改'] as const

const made = (at: number, isTax: boolean): Law => {
  const subject = isTax ? '增值税征收' : pick(SUBJECTS, at)
  const level = pick(LEVELS, at)
  const standing = pick(STANDINGS, at)
  return {
    id: `${isTax ? 'tax' : ''}l${at + 1}`,
    title: at === 0 && !isTax ? CITED : `${subject}暂行规定（${at + 1}）`,
    text: articles.map(([name, text]) => `${name} ${text}`).join('\n'),
    date: day(at),
    authority: pick(['国务院', '财政部', '江苏省人民政府'], at),
    number: `第${at + 1}号令`,
    facets: { 效力级别: level, 时效性: standing, 地域范围: pick(['全国', '江苏省'], at) },
  }
}

export const LAWS = many(34, at => made(at, false))
export const TAX_LAWS = many(28, at => made(at, true))
