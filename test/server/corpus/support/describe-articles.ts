/** Questions of laymen, judged in one of five folds: nothing that answers them was learnt from them. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { evaluationCorpus, indexedLawsOf, readQuestions } from '../../../../scripts/article-weights/corpus'
import { CrossValidation, type RankingFigures } from '../../../../scripts/article-weights/folds'
import type { IndexedLaw } from '../../../../server/article-search/article-index'
import { buildRanking } from '../../../../server/article-search/state'
import type { SearchPart } from '../../../../server/article-search/question-scores'
import { readSearchTables } from '../../../../server/article-search/tables'
import type { Engine } from '../../../../server/engine/port'
import { isLong } from '../../../support/length'
import { patience } from '../../../support/time'
import { FOLDER } from './real-corpus'

const QUESTIONS = path.join(FOLDER, '../questions/laymen.ndjson.gz')
const UNANSWERABLE = path.resolve(__dirname, '../../../fixture/unanswerable-questions.txt')
const DAY = 20261125

/** Trees take more than half of the time to learn. A short run judges the ranking without them. */
const OFF = new Set<SearchPart>(isLong ? [] : ['trees'])
/** A little below the figures of `npm run bench:ask` for the fold that is judged, with or without trees. */
const LEAST: RankingFigures = isLong
  ? { articles: [0.61, 0.78, 0.86], law: 0.93 }
  : { articles: [0.62, 0.79, 0.86], law: 0.93 }

export function describeArticles(engineOf: () => Engine) {
  if (!existsSync(QUESTIONS)) return it.skip(`${QUESTIONS} is missing`, () => undefined)
  let laws: IndexedLaw[]

  beforeAll(async () => {
    laws = await indexedLawsOf(engineOf())
  }, patience(60_000))

  it(
    'are answered as often as the documents say',
    () => {
      const names = new Map(laws.map(({ lid, name }) => [lid, name]))
      const questions = readQuestions(QUESTIONS, lid => names.get(lid))
      const { articles, law } = new CrossValidation(evaluationCorpus(laws, DAY), questions, OFF).figures(1)
      process.stdout.write(`figure: articles of questions ${[...articles, law].map(one => one.toFixed(3)).join(' ')}\n`)
      LEAST.articles.forEach((least, at) => expect(articles[at]).toBeGreaterThan(least))
      expect(law).toBeGreaterThan(LEAST.law)
    },
    patience(120_000),
  )

  it(
    'are answered by nothing if no law answers them, at least 38 of 40',
    async () => {
      const ranking = await buildRanking(laws, readSearchTables())
      const questions = readFileSync(UNANSWERABLE, 'utf8').trim().split('\n')
      const answered = questions.filter(question => ranking.rank({ question, day: DAY }).isAnswered)
      expect(questions.length - answered.length).toBeGreaterThanOrEqual(38)
    },
    patience(60_000),
  )
}
