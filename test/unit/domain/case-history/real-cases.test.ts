/**
 * The stages of 150 real judgments and 20 execution rulings are read as labelled by hand. Runs only with the real
 * corpus.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { EXECUTION_OUTCOMES, type ExecutionOutcome } from '@domain/case-history/execution-outcomes'
import { REVIEW_OUTCOMES, type ReviewOutcome } from '@domain/case-history/outcomes'
import { readJudgment } from '@domain/case-history/reading'
import type { Stage } from '@domain/case-history/stages'
import { FOLDER, isPresent } from '../../../server/corpus/support/real-corpus'
import executionLabels from './execution-labels.json'
import labels from './labels.json'

/** Each number with its stage and what it did, as far as the judgment says so. */
type Named = Array<[number: string, stage: string, outcome: string | null]>
type Labels = Record<string, { outcome: string | null; named: Named }>
const LABELS = labels as unknown as Labels
const EXECUTIONS = executionLabels as unknown as Labels

interface Row {
  cid: string
  case_number?: string
  court?: string
  procedure: string
  document_type?: string
  paragraphs: Array<{ label: string; text: string }>
}

const STAGES: Record<string, Stage> = {
  ...{ 一审: '一审', 二审: '二审', 再审: '再审', 再审审查与审判监督: '再审审查', 死刑复核: '复核', 执行: '执行' },
}
const WORDS = { ...REVIEW_OUTCOMES, ...EXECUTION_OUTCOMES }
const wordOf = (outcome: ReviewOutcome | ExecutionOutcome | undefined) => (outcome ? WORDS[outcome] : null)

function valuesOf({ outcome, named }: { outcome: string | null; named: Named }) {
  return [
    ...named.map(([number, stage]) => `${number} ${stage}`),
    ...named.flatMap(([number, , did]) => (did ? [`${number} ${did}`] : [])),
    ...(outcome ? [outcome] : []),
  ]
}

const readLabels = ({ case_number, court, procedure, document_type, paragraphs }: Row) => {
  const stage = STAGES[procedure]
  const { earlier, outcome } = readJudgment({
    number: case_number,
    court,
    stage,
    documentType: document_type,
    paragraphs,
  })
  return {
    outcome: wordOf(outcome),
    named: earlier.map((one): Named[number] => [one.number, one.stage ?? '', wordOf(one.outcome)]),
  }
}

;(isPresent ? test : test.skip).each([
  ['real judgments', LABELS, 150],
  ['real judgments that tell of an execution', EXECUTIONS, 20],
])('stages and outcomes of %s', (name, byId, count) => {
  const rows = String(gunzipSync(readFileSync(path.join(FOLDER, 'cases.ndjson.gz'))))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Row)
    .filter(({ cid }) => cid in byId)
  expect(rows).toHaveLength(count)
  let [right, wrong, missed] = [0, 0, 0]
  for (const row of rows) {
    const expected = valuesOf(byId[row.cid]!)
    const values = valuesOf(readLabels(row))
    right += values.filter(value => expected.includes(value)).length
    wrong += values.filter(value => !expected.includes(value)).length
    missed += expected.filter(value => !values.includes(value)).length
  }
  const [precision, recall] = [right / (right + wrong), right / (right + missed)]
  process.stdout.write(
    `figure: case history of ${count} ${name}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n`,
  )
  expect(precision).toBeGreaterThanOrEqual(0.99)
  expect(recall).toBeGreaterThanOrEqual(0.95)
})
