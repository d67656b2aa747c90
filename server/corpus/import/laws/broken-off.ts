/**
 * Detects files that are not a complete law: templates, texts that break off, and texts without some of the articles.
 */
import { articleNumber } from '@domain/citation/article'
import type { LawRow } from '../rows'

type Text = Pick<LawRow, 'title' | 'preamble' | 'articles' | 'tail'>

const HAN = /[\u4e00-\u9fff]/
const TEMPLATE = /模[板版]$/
const FEW = 5

/**
 * Whether a file is an empty form for a law (模板). Either its articles contain no Chinese characters, or its name ends
 * with 模板 or 模版 and it has fewer than five articles.
 */
export const isLawTemplate = ({ title, articles }: Text, name = title): boolean =>
  (articles.length > 0 && articles.every(({ text }) => !HAN.test(text))) ||
  (TEMPLATE.test(name) && articles.length < FEW)

/** Matches a complete last line. It ends with a sentence mark, or with a clause such as 自发布之日起施行. */
const CLOSES = /(?:[。！？.…”』」）)】》|]|施行|执行|废止)$/
const CONTINUES = /[，、：；,:;]$/
const LISTED = 40
/** Matches titles of amendments, which contain only the changed articles, so numbers are missing. */
const AMENDMENT = /修正案|修改.*决定/

function gapIn({ title, articles }: Text): string | undefined {
  if (AMENDMENT.test(title)) return undefined
  const numbers = articles.map(({ no }) => articleNumber(no)?.number)
  const at = numbers.findIndex((number, index) => {
    const before = numbers[index - 1]
    return index > 0 && number !== undefined && before !== undefined && number - before > 1
  })
  return at < 0 ? undefined : `no article stands between ${articles[at - 1]?.no} and ${articles[at]?.no}`
}

/** Returns why a text seems incomplete, or `undefined` if it seems complete. */
export function incompletenessOf(law: Text): string | undefined {
  const { articles, preamble, tail = [] } = law
  const last = articles.at(-1)?.text ?? preamble.join('\n')
  const lines = last.split('\n').filter(line => line.trim() !== '')
  const end = lines.at(-1)?.trim() ?? ''
  if (end === '') return undefined
  const isOpen = CONTINUES.test(end) || !lines.some(line => CLOSES.test(line.trim()))
  if (isOpen && tail.length === 0) return `the text breaks off at "${end.slice(-LISTED)}"`
  return gapIn(law)
}
