/**
 * `npm run bench:ask [-- questions.ndjson.gz corpus/*.ndjson.gz]` measures how often articles answer lay questions, in
 * five folds, and the effect of each part of the search.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  evaluationCorpus,
  indexedLawsOf,
  readQuestions,
  withTemporaryCorpus,
} from '../../scripts/article-weights/corpus'
import { type RankingFigures, CrossValidation, LEARNT_PARTS } from '../../scripts/article-weights/folds'
import type { IndexedLaw } from '../../server/article-search/article-index'
import type { SearchPart } from '../../server/article-search/question-scores'
import { buildRanking } from '../../server/article-search/state'
import { readSearchTables } from '../../server/article-search/tables'
import { dayOf } from '../../src/domain/format/dates'

const SHARED = path.resolve(__dirname, '../../../shared')
const [questionFile = path.join(SHARED, 'questions/laymen.ndjson.gz'), ...named] = process.argv.slice(2)
const files = named.length ? named : ['laws', 'cases'].map(name => path.join(SHARED, `corpus/${name}.ndjson.gz`))
const UNANSWERABLE = path.resolve(__dirname, '../fixture/unanswerable-questions.txt')

const PARTS: Array<[string, SearchPart[]]> = [
  ['everything', []],
  ['without the ranking', ['ranking']],
  ['without trees', ['trees']],
  ['without headings', ['headings']],
  ['without citations', ['citations']],
  ['without words of laymen', ['layWords']],
  ['without the learnt lexicon', ['lexicon']],
  ['without near questions', ['nearQuestions']],
  ['without priors', ['priors']],
  ['without surroundings', ['surroundings']],
  ['nothing learnt but the weights', LEARNT_PARTS],
  ['only text', ['ranking', 'headings', 'citations', 'layWords', 'surroundings', ...LEARNT_PARTS]],
]

const line = (name: string, { articles, law }: RankingFigures) =>
  `| ${name} | ${[...articles, law].map(share => share.toFixed(3)).join(' | ')} |`

const percentile = (sorted: number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))]!

/** The processor time of each question, with the tables that the server has. */
async function cost(laws: IndexedLaw[], questions: string[], day: number) {
  const start = process.cpuUsage()
  const ranking = await buildRanking(laws, readSearchTables())
  console.log(`index: ${Math.round(process.cpuUsage(start).user / 1000)} ms of processor, nothing on disk`)
  for (const question of questions.slice(0, 50)) ranking.rank({ question, day })
  const times = questions.map(question => {
    const before = process.cpuUsage()
    ranking.rank({ question, day })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  times.sort((a, b) => a - b)
  const [median, late] = [percentile(times, 0.5), percentile(times, 0.95)]
  console.log(`a question: ${median.toFixed(1)} ms of processor at the median, ${late.toFixed(1)} at the 95th`)
  const none = readFileSync(UNANSWERABLE, 'utf8').trim().split('\n')
  const answered = none.filter(question => ranking.rank({ question, day }).isAnswered)
  console.log(`none for ${none.length - answered.length} of ${none.length} questions that no law answers`)
}

async function main() {
  const laws = await withTemporaryCorpus(files, indexedLawsOf)
  const names = new Map(laws.map(({ lid, name }) => [lid, name]))
  const questions = readQuestions(questionFile, lid => names.get(lid))
  const day = Number(dayOf(new Date()).replace(/-/g, ''))
  const corpus = evaluationCorpus(laws, day)
  console.log(`${questions.length} questions, ${corpus.index.size} articles`)
  await cost(
    laws,
    questions.map(({ question }) => question),
    day,
  )
  console.log('\n| | first 10 | first 30 | first 100 | law, first 10 |\n| --- | ---: | ---: | ---: | ---: |')
  for (const [name, off] of PARTS)
    console.log(line(name, new CrossValidation(corpus, questions, new Set(off)).figures()))
}

void main()
