/** Computes the features of candidates: numbers whose weighted sum is a part of the score. */
import type { AnsweredQuestions } from './answered-questions'
import type { ArticleIndex } from './article-index'
import { type CandidateArticles, greatestScore, greatestValue } from './candidates'
import type { SearchPart, QuestionScores } from './question-scores'

/** The features. Each belongs to a part of the search, which `test/bench` can switch off. */
const FEATURES = {
  rank: 'ranking',
  candidate: 'ranking',
  text: 'ranking',
  total: 'ranking',
  textShare: 'ranking',
  covered: 'ranking',
  coveredSquare: 'ranking',
  words: 'ranking',
  coveredByAll: 'headings',
  next: 'surroundings',
  neighbour: 'surroundings',
  chapterCovered: 'surroundings',
  lawCovered: 'surroundings',
  lawFit: 'surroundings',
  chapterFit: 'surroundings',
  implied: 'layWords',
  impliedShare: 'layWords',
  impliedHeadings: 'layWords',
  isCited: 'citations',
  citations: 'citations',
  lawCitations: 'citations',
  length: 'ranking',
  lengthSquare: 'ranking',
  position: 'ranking',
  isFirst: 'ranking',
  lawLength: 'ranking',
  isLocal: 'ranking',
  isRule: 'ranking',
  isRegulation: 'ranking',
  isInterpretation: 'ranking',
  isConstitution: 'ranking',
  learnt: 'lexicon',
  nearArticle: 'nearQuestions',
  nearLaw: 'nearQuestions',
  nearLawRoot: 'nearQuestions',
  nearChapter: 'nearQuestions',
  nearChapterRoot: 'nearQuestions',
  articleAnswers: 'priors',
  lawAnswers: 'priors',
  lawHasAnswered: 'priors',
  chapterAnswers: 'priors',
  chapterHasAnswered: 'priors',
} as const satisfies Record<string, SearchPart>

export type Feature = keyof typeof FEATURES
export const FEATURE_NAMES = Object.keys(FEATURES) as Feature[]
export const partOfFeature = (feature: Feature): SearchPart => FEATURES[feature]

/** The number of best candidates that decide how well a law or chapter fits the question. */
const FIT = 60

/** Returns how well each law or chapter fits: its share of the squared scores of the best candidates. */
function fitOf({ articles, scores }: CandidateArticles, groupOf: Uint32Array): Map<number, number> {
  const fit = new Map<number, number>()
  let sum = 0
  for (let at = 0; at < Math.min(FIT, articles.length); at++) {
    const share = (scores[at]! / scores[0]!) ** 2
    const group = groupOf[articles[at]!]!
    fit.set(group, (fit.get(group) ?? 0) + share)
    sum += share
  }
  for (const [group, share] of fit) fit.set(group, share / sum)
  return fit
}

const isRule = (level: string) => level.startsWith('部门')

/** Returns the features of all candidates in one array. Each row has the order of `FEATURE_NAMES`. */
export function candidateFeatures(
  index: ArticleIndex,
  question: QuestionScores,
  answered: AnsweredQuestions,
  candidates: CandidateArticles,
  eligible: Uint8Array,
): Float32Array {
  const { lawOf, chapterOf, laws, citations } = index
  const { near, text, total, implied, impliedHeadings } = question
  const rarity = question.rarity || 1
  const most = { text: greatestScore(text, eligible), total: greatestScore(total, eligible) }
  const mostImplied = greatestScore(implied, eligible)
  const mostLearnt = greatestScore(question.learnt, eligible)
  const mostNear = { laws: greatestValue(near.laws), chapters: greatestValue(near.chapters) }
  const lawFit = fitOf(candidates, lawOf)
  const chapterFit = fitOf(candidates, chapterOf)
  const rows = new Float32Array(candidates.articles.length * FEATURE_NAMES.length)
  candidates.articles.forEach((article, rank) => {
    const law = lawOf[article]!
    const chapter = chapterOf[article]!
    const { from, to, level } = laws[law]!
    const before = article > from ? text[article - 1]! / most.text : 0
    const next = article + 1 < to ? text[article + 1]! / most.text : 0
    const covered = question.covered[article]! / rarity
    const length = Math.log1p(index.text.lengths[article]!) / 6
    const nearLaw = (near.laws.get(law) ?? 0) / mostNear.laws
    const nearChapter = (near.chapters.get(chapter) ?? 0) / mostNear.chapters
    const values: Record<Feature, number> = {
      rank: Math.log1p(rank) / 6,
      candidate: candidates.scores[rank]! / candidates.scores[0]!,
      text: text[article]! / most.text,
      total: total[article]! / most.total,
      textShare: text[article]! / rarity,
      covered,
      coveredSquare: covered ** 2,
      words: question.words[article]! / (question.bigrams || 1),
      coveredByAll: question.coveredByAll[article]! / rarity,
      next,
      neighbour: Math.max(before, next),
      chapterCovered: question.chapterCovered[chapter]! / rarity,
      lawCovered: question.lawCovered[law]! / rarity,
      lawFit: lawFit.get(law) ?? 0,
      chapterFit: chapterFit.get(chapter) ?? 0,
      implied: implied[article]! / most.text,
      impliedShare: implied[article]! / mostImplied,
      impliedHeadings: impliedHeadings[article]! / most.text,
      isCited: citations[article] ? 1 : 0,
      citations: Math.log1p(citations[article]!) / 4,
      lawCitations: question.authorityOf(article),
      length,
      lengthSquare: length ** 2,
      position: (article - from) / (to - from),
      isFirst: article === from ? 1 : 0,
      lawLength: Math.log1p(to - from) / 7,
      isLocal: level === '地方性法规' ? 1 : 0,
      isRule: isRule(level) ? 1 : 0,
      isRegulation: level === '行政法规' ? 1 : 0,
      isInterpretation: level === '司法解释' ? 1 : 0,
      isConstitution: level === '宪法' ? 1 : 0,
      learnt: question.learnt[article]! / mostLearnt,
      nearArticle: Math.sqrt(near.articles.get(article) ?? 0),
      nearLaw,
      nearLawRoot: Math.sqrt(nearLaw),
      nearChapter,
      nearChapterRoot: Math.sqrt(nearChapter),
      articleAnswers: Math.log1p(answered.articles.get(article) ?? 0),
      lawAnswers: Math.log1p(answered.laws.get(law) ?? 0) / 5,
      lawHasAnswered: answered.laws.has(law) ? 1 : 0,
      chapterAnswers: Math.log1p(answered.chapters.get(chapter) ?? 0) / 4,
      chapterHasAnswered: answered.chapters.has(chapter) ? 1 : 0,
    }
    FEATURE_NAMES.forEach((name, at) => (rows[rank * FEATURE_NAMES.length + at] = values[name]))
  })
  return rows
}
