/**
 * Collects hints at the civil cause of a statement of facts: from its words, from similar stories and from articles.
 */
import type { CauseRow } from '@domain/reference-data/kinds'
import { CauseHeadings, type HeadedArticle } from './cause-headings'
import { CauseStories } from './cause-stories'
import { CauseWords } from './cause-words'
import type { CauseHints, CausePoints } from './causes'

/** The level of the tree of causes that contains the kinds of cases: 民事, 刑事, 行政. */
const KIND_LEVEL = 0
const CIVIL = '民事'

function civilCauses(rows: CauseRow[]): string[] {
  const causes = new Set<string>()
  let kind = ''
  for (const { level, name } of rows) {
    if (level === KIND_LEVEL) kind = name
    else if (kind === CIVIL) causes.add(name)
  }
  return [...causes]
}

/** The number of characters of the facts that are compared. More would block the thread. */
const MOST_READ = 2000

/** The contents of two tables of causes: lay words, and stories with a known cause. */
export interface CauseTables {
  words: string
  stories: string
}

export class CauseHinter {
  private readonly words: CauseWords
  private readonly stories: CauseStories
  private readonly headings: CauseHeadings

  constructor(tables: CauseTables, rows: CauseRow[]) {
    const causes = civilCauses(rows)
    this.words = new CauseWords(tables.words, causes)
    this.stories = new CauseStories(tables.stories)
    this.headings = new CauseHeadings(causes)
  }

  pointsOf = (facts: string): CausePoints => this.words.pointsOf(facts.slice(0, MOST_READ))

  hintsOf = (facts: string, points: CausePoints, articles: HeadedArticle[]): CauseHints => ({
    points,
    stories: this.stories.sharesOf(facts.slice(0, MOST_READ)),
    articles: this.headings.sharesOf(articles),
    namesOf: this.words.namesOf,
  })
}
