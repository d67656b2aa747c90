/** Removes wiki links from the text of a law: 《[[中华人民共和国水法]]》. Repeal clauses must contain plain titles. */
import type { LawRow } from '../rows'

/** Matches links to categories, which do not belong to the law. */
const CATEGORY = /\[\[(?:Category|分类|分類):[^[\]]*\]\]/gi
/** Matches a link. Its label, if it has one, is captured. */
const LINK = /\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/g

const withoutWikiLinks = (text: string) =>
  text.includes('[[') ? text.replace(CATEGORY, '').replace(LINK, '$1').trimEnd() : text

const linesWithout = (lines: string[]) => lines.map(withoutWikiLinks)

export const lawWithoutWikiLinks = (row: LawRow): LawRow => ({
  ...row,
  title: withoutWikiLinks(row.title),
  info: linesWithout(row.info),
  preamble: linesWithout(row.preamble),
  articles: row.articles.map(({ no, path, text }) => ({ no, path: linesWithout(path), text: withoutWikiLinks(text) })),
  tail: row.tail && linesWithout(row.tail),
})
