/** Reads the laws of an imported corpus for the article search, and the questions to learn from. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { importFiles } from '../../server/corpus/import/run'
import { openEngine } from '../../server/engine/open'
import type { Engine } from '../../server/engine/port'
import type { AnsweredQuestion } from '../../server/article-search/answered-questions'
import { articleKey, buildArticleIndex, type IndexedLaw } from '../../server/article-search/article-index'
import { articleNumberKey, lawBatches } from '../../server/article-search/laws'
import { LayWordTable } from '../../server/article-search/lay-words'
import { LAY_WORDS_FILE_NAME } from '../../server/article-search/tables'
import { plainLawName } from '../../src/domain/citation/law-names'
import type { EvaluationCorpus } from './folds'

const LAY_WORDS_FILE = path.resolve(__dirname, '../../server/article-search/data', LAY_WORDS_FILE_NAME)

interface QuestionRow {
  question: string
  gold: Array<{ lid: string; law: string; article: string }>
}

/** Reads questions, one JSON object a line. `nameOf` returns the plain name of a law by its id. */
export function readQuestions(file: string, nameOf: (lid: string) => string | undefined): AnsweredQuestion[] {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as QuestionRow)
    .map(({ question, gold }) => ({
      question,
      articles: [
        ...new Set(
          gold.map(({ lid, law, article }) => articleKey(nameOf(lid) ?? plainLawName(law), articleNumberKey(article))),
        ),
      ],
    }))
}

export async function indexedLawsOf(engine: Engine): Promise<IndexedLaw[]> {
  const laws: IndexedLaw[] = []
  for await (const batch of lawBatches(engine)) laws.push(...batch)
  return laws
}

export function evaluationCorpus(laws: IndexedLaw[], day: number): EvaluationCorpus {
  const steps = buildArticleIndex(laws)
  let step = steps.next()
  while (!step.done) step = steps.next()
  const texts = laws.flatMap(({ articles }) => articles.map(({ text }) => text))
  const layWords = new LayWordTable(readFileSync(LAY_WORDS_FILE, 'utf8'))
  return { index: step.value, layWords, textOf: article => texts[article]!, day }
}

/** Imports files into a temporary corpus, passes it to `work`, and deletes it. */
export async function withTemporaryCorpus<T>(files: string[], work: (engine: Engine) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(path.join(tmpdir(), 'article-weights-'))
  const engine = openEngine({ file: path.join(dir, 'corpus.db') })
  try {
    await importFiles({ engine, files })
    return await work(engine)
  } finally {
    await engine.close()
    rmSync(dir, { recursive: true })
  }
}
