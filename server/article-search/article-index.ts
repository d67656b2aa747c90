/** An index of the articles of all laws, in memory. It is built from plain objects, which any engine can supply. */
import type { ValidityDates } from '@domain/law-time/standing'
import { foldText } from './bigrams'
import { type Postings, PostingsBuilder } from './postings'

interface IndexedArticle {
  /** The article's number in figures: 577, or 120-1 for 第一百二十条之一. */
  key: string
  path: string[]
  text: string
  /** The number of documents in the library that cite the article. */
  citations: number
}

export interface IndexedLaw {
  lid: string
  title: string
  /** The name without country and version. The learnt tables name laws in this way. */
  name: string
  level: string
  /** The names of the region, from the province down. */
  region: string[]
  fiscal: boolean
  term: ValidityDates
  articles: IndexedArticle[]
}

/** A law of the index, with the range of its articles. */
export interface LawWithRange extends Omit<IndexedLaw, 'articles'> {
  from: number
  to: number
  citations: number
}

/** Words that do not distinguish laws, because many titles contain them. */
const TITLE_NOISE = /中华人民共和国|最高人民法院|最高人民检察院|关于|审理|适用|法律|若干|问题|的解释|案件/g
/** The number before a heading: 第三章. */
const HEADING_NUMBER = /^第[^章节编]*[章节编]/

export interface ArticleIndex {
  /** The number of articles. */
  size: number
  laws: LawWithRange[]
  /** For each article: the number of its law, the number of its chapter, and how often it is cited. */
  lawOf: Uint32Array
  chapterOf: Uint32Array
  chapters: number
  citations: Uint32Array
  text: Postings
  headings: Postings
  /** The positions of each article in the index, one for each version of its law. The key is that of `articleKey`. */
  positions: Map<string, number[]>
}

/** Returns the key of an article in `positions`: 民法典#577. */
export const articleKey = (name: string, key: string) => `${name}#${key}`

/** Builds the index. Yields after each law, so that the caller can let other work run. */
export function* buildArticleIndex(laws: IndexedLaw[]): Generator<void, ArticleIndex> {
  const size = laws.reduce((sum, { articles }) => sum + articles.length, 0)
  const [text, headings] = [new PostingsBuilder(size), new PostingsBuilder(size)]
  const [lawOf, chapterOf, citations] = [new Uint32Array(size), new Uint32Array(size), new Uint32Array(size)]
  const chapters = new Map<string, number>()
  const positions = new Map<string, number[]>()
  const ranges: LawWithRange[] = []
  let at = 0
  for (const [number, { articles, ...law }] of laws.entries()) {
    const from = at
    const title = foldText(law.title).replace(TITLE_NOISE, ' ')
    let cited = 0
    for (const article of articles) {
      const chapter = `${number}|${article.path.join('|')}`
      if (!chapters.has(chapter)) chapters.set(chapter, chapters.size)
      lawOf[at] = number
      chapterOf[at] = chapters.get(chapter)!
      citations[at] = article.citations
      cited += article.citations
      text.add(at, foldText(article.text))
      headings.add(at, title)
      for (const heading of article.path) headings.add(at, foldText(heading).replace(HEADING_NUMBER, ''))
      const key = articleKey(law.name, article.key)
      const same = positions.get(key)
      if (same) same.push(at)
      else positions.set(key, [at])
      at++
    }
    ranges.push({ ...law, from, to: at, citations: cited })
    yield
  }
  return {
    size,
    laws: ranges,
    lawOf,
    chapterOf,
    chapters: chapters.size,
    citations,
    text: text.build(),
    headings: headings.build(),
    positions,
  }
}
