/** Scores every article for one question. The arrays are reused: the next question overwrites them. */
import type { ArticleIndex } from './article-index'
import { distinctBigrams, withoutQuestionWords } from './bigrams'
import type { AnsweredQuestions, SimilarQuestionAnswers } from './answered-questions'
import type { LayWordTable } from './lay-words'

/** A part of the search. `test/bench` switches parts off to measure their effect. */
export type SearchPart =
  'headings' | 'citations' | 'layWords' | 'lexicon' | 'nearQuestions' | 'priors' | 'surroundings' | 'ranking' | 'trees'

/** The maximum number of bigrams of a question that count. The rarest ones are used, to limit the work. */
const MOST_BIGRAMS = 96
/** Rare words count a little more than in plain BM25. */
const EMPHASIS = 0.3
const USUAL_RARITY = 7
/** The weight of a match in headings, relative to one in the text. */
const HEADINGS = 0.5
/**
 * The weight of implied law words, relative to words of the question. `IMPLIED_HEADINGS` is the weight of such a word
 * in headings, relative to the text.
 */
const IMPLIED = 0.6
const IMPLIED_HEADINGS = 0.3
/** The weight of the citations of a law, and the logarithm of their number that counts as 1. */
const CITED_LAW = 0.5
const CITED_SCALE = 7

/** The weight of an article by the level of its law. */
const LEVELS: Record<string, number> = {
  地方性法规: 0.5,
  部门规章: 0.7,
  部门规范性文件: 0.7,
  行政法规: 0.85,
  司法解释: 0.95,
}

interface Searched {
  index: ArticleIndex
  layWords: LayWordTable
  answered: AnsweredQuestions
}

const NO_ANSWERS: SimilarQuestionAnswers = {
  nearest: new Map(),
  articles: new Map(),
  laws: new Map(),
  chapters: new Map(),
}

export class QuestionScores {
  /** Scores by article. `total` is the weighted sum of all others except `learnt`. */
  readonly text: Float32Array
  readonly headings: Float32Array
  readonly implied: Float32Array
  readonly impliedHeadings: Float32Array
  readonly learnt: Float32Array
  readonly total: Float32Array
  /** By article: the summed rarity of the question's bigrams in its text, and in its text and headings together. */
  readonly covered: Float32Array
  readonly coveredByAll: Float32Array
  /** By article: the number of the question's bigrams in its text. */
  readonly words: Uint16Array
  /** By chapter and by law: the summed rarity of the question's bigrams in any of its articles. */
  readonly chapterCovered: Float32Array
  readonly lawCovered: Float32Array
  near: SimilarQuestionAnswers = NO_ANSWERS
  /** The summed rarity of the question's bigrams, and their number. */
  rarity = 0
  bigrams = 0

  private readonly seenBy: Int32Array
  private readonly chapterSeenBy: Int32Array
  private readonly lawSeenBy: Int32Array
  private readonly levels: Float32Array
  private readonly authority: Float32Array
  private readonly all: Float32Array[]

  constructor(private readonly index: ArticleIndex) {
    const { size, chapters, laws } = index
    const scores = (length = size) => new Float32Array(length)
    this.text = scores()
    this.headings = scores()
    this.implied = scores()
    this.impliedHeadings = scores()
    this.learnt = scores()
    this.total = scores()
    this.covered = scores()
    this.coveredByAll = scores()
    this.chapterCovered = scores(chapters)
    this.lawCovered = scores(laws.length)
    this.words = new Uint16Array(size)
    this.seenBy = new Int32Array(size)
    this.chapterSeenBy = new Int32Array(chapters)
    this.lawSeenBy = new Int32Array(laws.length)
    this.levels = Float32Array.from(index.lawOf, law => LEVELS[laws[law]!.level] ?? 1)
    this.authority = Float32Array.from(index.lawOf, law => Math.log1p(laws[law]!.citations) / CITED_SCALE)
    this.all = [
      this.text,
      this.headings,
      this.implied,
      this.impliedHeadings,
      this.learnt,
      this.total,
      this.covered,
      this.coveredByAll,
      this.chapterCovered,
      this.lawCovered,
    ]
  }

  /** Returns how often the law of an article is cited, on a scale from 0 to about 1. */
  authorityOf = (article: number): number => this.authority[article]!

  /** Computes all scores for a question. Parts of the search for which `isOff` holds do not count. */
  score(question: string, { layWords, answered }: Omit<Searched, 'index'>, isOff: (part: SearchPart) => boolean) {
    for (const scores of this.all) scores.fill(0)
    this.words.fill(0)
    this.seenBy.fill(-1)
    this.chapterSeenBy.fill(-1)
    this.lawSeenBy.fill(-1)
    const { index } = this
    const bigrams = this.countedBigrams(question)
    this.bigrams = bigrams.length
    this.rarity = bigrams.reduce((sum, bigram) => sum + index.text.rarity(bigram), 0)
    bigrams.forEach((bigram, number) => this.addBigram(bigram, number, isOff('headings')))
    const implied = isOff('layWords') ? new Map<number, number>() : layWords.impliedBy(question)
    for (const [bigram, weight] of implied) {
      index.text.addWorth(bigram, weight, this.implied)
      if (!isOff('headings')) index.headings.addWorth(bigram, weight, this.impliedHeadings)
    }
    const distinct = new Set(bigrams)
    if (!isOff('lexicon'))
      for (const [bigram, weight] of answered.impliedBy(question))
        if (!distinct.has(bigram)) index.text.addWorth(bigram, weight, this.learnt)
    this.near = isOff('nearQuestions') ? NO_ANSWERS : answered.near(question)
    this.addUp(isOff('citations'))
  }

  private countedBigrams(question: string): number[] {
    const { text } = this.index
    const bigrams = [...distinctBigrams(withoutQuestionWords(question))]
    if (bigrams.length <= MOST_BIGRAMS) return bigrams
    return bigrams
      .filter(bigram => text.having(bigram) > 0)
      .sort((a, b) => text.having(a) - text.having(b) || a - b)
      .slice(0, MOST_BIGRAMS)
  }

  private addBigram(bigram: number, number: number, withoutHeadings: boolean) {
    const { index, text, headings, covered, coveredByAll, words, seenBy } = this
    const rarity = index.text.rarity(bigram)
    const emphasis = (rarity / USUAL_RARITY) ** EMPHASIS
    const inText = index.text.of(bigram)
    if (inText) {
      const { documents, shares } = inText
      const worth = emphasis * rarity
      for (let at = 0; at < documents.length; at++) {
        const article = documents[at]!
        text[article]! += worth * shares[at]!
        covered[article]! += rarity
        coveredByAll[article]! += rarity
        words[article]!++
        seenBy[article] = number
        this.cover(article, number, rarity)
      }
    }
    const inHeadings = withoutHeadings ? undefined : index.headings.of(bigram)
    if (!inHeadings) return
    const { documents, shares } = inHeadings
    const worth = emphasis * index.headings.rarity(bigram)
    for (let at = 0; at < documents.length; at++) {
      const article = documents[at]!
      headings[article]! += worth * shares[at]!
      if (seenBy[article] !== number) coveredByAll[article]! += rarity
      this.cover(article, number, rarity)
    }
  }

  private cover(article: number, number: number, rarity: number) {
    const chapter = this.index.chapterOf[article]!
    if (this.chapterSeenBy[chapter] === number) return
    this.chapterSeenBy[chapter] = number
    this.chapterCovered[chapter]! += rarity
    const law = this.index.lawOf[article]!
    if (this.lawSeenBy[law] === number) return
    this.lawSeenBy[law] = number
    this.lawCovered[law]! += rarity
  }

  private addUp(withoutCitations: boolean) {
    const { text, headings, implied, impliedHeadings, total, levels, authority } = this
    for (let article = 0; article < total.length; article++) {
      const sum =
        text[article]! +
        HEADINGS * headings[article]! +
        IMPLIED * (implied[article]! + IMPLIED_HEADINGS * impliedHeadings[article]!)
      total[article] = sum * levels[article]! * (withoutCitations ? 1 : 1 + CITED_LAW * authority[article]!)
    }
  }
}
