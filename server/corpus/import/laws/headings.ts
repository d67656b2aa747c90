/** Moves headings such as 一、 that a source left at the end of the text before them. */
import { parseChineseNumeral } from '@domain/format/numerals'
import { isNumberedHeading } from '@domain/text/document-lines'
import type { LawRow } from '../rows'

const NUMBER = /^([一二三四五六七八九十]{1,3})、/

const numberOf = (heading: string) => parseChineseNumeral(NUMBER.exec(heading)?.[1] ?? '')
const isItem = (heading: string) => NUMBER.test(heading)

/** Returns the headings above the numbered one. A new numbered heading also closes those below it. */
function headingsAbove(path: string[]): string[] {
  const at = path.findIndex(isItem)
  return at < 0 ? path : path.slice(0, at)
}

/** Returns the heading in the last line of a text with several lines. */
function headingBehind(lines: string[]): string | undefined {
  const last = lines.length > 1 ? lines[lines.length - 1] : undefined
  return last !== undefined && isItem(last) && isNumberedHeading(last) ? last : undefined
}

/** Whether the headings are all of 一 to the last one, each once. Otherwise a line is an item of a list. */
function isSeries(headings: string[]): boolean {
  const numbers = new Set(headings.map(numberOf))
  return numbers.size === headings.length && headings.every((_, at) => numbers.has(at + 1))
}

/** Returns the law with all of its headings. They must complete the series of those that the source marks. */
export function withAllHeadings<Law extends Pick<LawRow, 'preamble' | 'articles'>>(law: Law): Law {
  const { preamble, articles } = law
  const texts = [preamble, ...articles.map(({ text }) => text.split('\n'))]
  const moved = articles.map((_, at) => headingBehind(texts[at] ?? []))
  const marked = [...new Set(articles.flatMap(({ path }) => path.filter(isItem)))]
  const added = moved.filter(heading => heading !== undefined)
  if (!added.length || !marked.length || !isSeries([...marked, ...added])) return law
  let open: string | undefined
  const complete = articles.map((article, at) => {
    const { path } = article
    if (path.join('\n') !== articles[at - 1]?.path.join('\n')) open = undefined
    open = moved[at] ?? open
    const lines = texts[at + 1] ?? []
    return {
      ...article,
      path: open === undefined ? path : [...headingsAbove(path), open],
      text: (moved[at + 1] === undefined ? lines : lines.slice(0, -1)).join('\n'),
    }
  })
  return { ...law, preamble: moved[0] === undefined ? preamble : preamble.slice(0, -1), articles: complete }
}
