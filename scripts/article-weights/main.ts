/**
 * `npm run article-weights -- questions.ndjson.gz corpus/laws.ndjson.gz corpus/cases.ndjson.gz`: learns the table of
 * the article search from answered questions, and writes it with its day, source and licence.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { dayOf } from '../../src/domain/format/dates'
import { LEARNT_FILE_NAME, type LearntTable } from '../../server/article-search/tables'
import { evaluationCorpus, indexedLawsOf, readQuestions, withTemporaryCorpus } from './corpus'
import { CrossValidation } from './folds'

const FILE = path.resolve(__dirname, '../../server/article-search/data', LEARNT_FILE_NAME)

/** Formats JSON with each list of numbers or names on one line. */
const withShortLists = (json: string) => json.replace(/\[[^[\]{}]*\]/g, list => list.replace(/\n\s*/g, ' '))

async function main([questionFile, ...files]: string[]) {
  if (!questionFile || !files.length) throw new Error('name a file of questions, then files of the corpus')
  const laws = await withTemporaryCorpus(files, indexedLawsOf)
  const names = new Map(laws.map(({ lid, name }) => [lid, name]))
  const questions = readQuestions(questionFile, lid => names.get(lid))
  const made = dayOf(new Date())
  const model = new CrossValidation(evaluationCorpus(laws, Number(made.replace(/-/g, ''))), questions).model()
  const table: LearntTable = {
    made,
    source: process.env.SOURCE ?? 'STARD (oneal2000/STARD bae10e1), half of its questions',
    licence: process.env.LICENCE ?? 'MIT',
    ...model,
    questions,
  }
  writeFileSync(FILE, `${withShortLists(JSON.stringify(table, null, 1))}\n`)
  process.stdout.write(`${questions.length} questions; ${FILE}\n`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
