/** Splits a law into its preamble, its articles with their headings, and its annexes. */
import { type ArticleNumber, articleNumber } from '@domain/citation/article'
import { withoutSpaces, type Division, divisionOf, isBelowDivision, type LawLine } from './lines'

interface LawText {
  preamble: string[]
  articles: Array<{ no: string; path: string[]; text: string }>
  tail: string[]
}

const ARTICLE = /^(第[零〇○一二两三四五六七八九十百千\d]{1,12}条(?:之[一二三四五六七八九十]{1,3})?)(?:[\s:：]+|$)(.*)$/
const CONTENTS = /^目\s?[录次]$/
/** Matches the heading of the preamble. */
const PREFACE = /^序\s?言$/
const ANNEX = /^附(?:件|表|录|图|：|:|$)/

const isLater = (a: ArticleNumber, b?: ArticleNumber) =>
  !b || a.number > b.number || (a.number === b.number && (a.sub ?? 0) > (b.sub ?? 0))

/** Removes the table of contents. It ends where its first entry occurs again, as a heading. */
function withoutContents(lines: LawLine[]): LawLine[] {
  const from = lines.findIndex(({ text }) => CONTENTS.test(text))
  const firstEntry = lines[from + 1]
  if (from < 0 || !firstEntry) return lines
  const again = lines.findIndex(
    ({ text }, at) => at > from + 1 && withoutSpaces(text) === withoutSpaces(firstEntry.text),
  )
  const article = lines.findIndex(({ text }, at) => at > from && ARTICLE.test(text))
  const to = again > 0 && (article < 0 || again < article) ? again : from + 1
  return [...lines.slice(0, from), ...lines.slice(to)]
}

interface Article {
  no: string
  at: number
  first: string
}

/** Splits lines into articles. Article numbers ascend, so a lower number belongs to a quotation or an annex. */
function articlesIn(lines: LawLine[]): Article[] {
  const articles: Article[] = []
  let last: ArticleNumber | undefined
  lines.forEach(({ text }, at) => {
    const [, no, first = ''] = ARTICLE.exec(text) ?? []
    const number = no === undefined ? undefined : articleNumber(no)
    if (no === undefined || !number || !isLater(number, last)) return
    articles.push({ no, at, first })
    last = number
  })
  return articles
}

export function readLawText(all: LawLine[]): LawText {
  const lines = withoutContents(all)
  const articles = new Map(articlesIn(lines).map(article => [article.at, article]))
  const lastArticle = Math.max(-1, ...articles.keys())
  const annex = lines.findIndex(({ text }, at) => at > lastArticle && ANNEX.test(text))
  const end = lastArticle < 0 || annex < 0 ? lines.length : annex
  const law: LawText = { preamble: [], articles: [], tail: lines.slice(end).map(({ text }) => text) }
  let open: Division[] = []
  lines.slice(0, end).forEach((line, at) => {
    const article = articles.get(at)
    const division = at < lastArticle ? divisionOf(line, articles.has(at + 1)) : undefined
    if (article) law.articles.push({ no: article.no, path: open.map(({ text }) => text), text: article.first })
    else if (division) open = [...open.filter(above => isBelowDivision(division, above)), division]
    else if (!PREFACE.test(line.text)) addTo(law, line.text)
  })
  return law
}

function addTo({ preamble, articles }: LawText, text: string) {
  const last = articles.at(-1)
  if (!last) preamble.push(text)
  else last.text = last.text ? `${last.text}\n${text}` : text
}
