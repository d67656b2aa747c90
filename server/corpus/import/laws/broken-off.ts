/** Notices files that are no law or only a part of one: templates, and texts that break off. */
import { articleNumber } from '@domain/citation/article'
import type { LawRow } from '../rows'

type Text = Pick<LawRow, 'title' | 'preamble' | 'articles' | 'tail'>

const HAN = /[\u4e00-\u9fff]/
const TEMPLATE = /模[板版]$/
const FEW = 5

/** Whether a file shows how laws are written: its articles have no words, or its name says so. */
export const isTemplate = ({ title, articles }: Text, name = title): boolean =>
  (articles.length > 0 && articles.every(({ text }) => !HAN.test(text))) ||
  (TEMPLATE.test(name) && articles.length < FEW)

/** Matches the end of a sentence, or of a clause such as 本办法自发布之日起施行 whose full stop is missing. */
const CLOSES = /(?:[。！？.…”』」）)】》|]|施行|执行|废止)$/
const CONTINUES = /[，、：；,:;]$/
const LISTED = 40
/** Amendments number only the articles that they change. */
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

/** Returns why a text looks incomplete, or `undefined`. */
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
