/** The stages of 150 real judgments, labelled by hand, are read. Runs where there is a real corpus. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { OUTCOMES, type ReviewOutcome } from '@domain/case-history/outcomes'
import { readJudgment } from '@domain/case-history/reading'
import type { Stage } from '@domain/case-history/stages'
import { FOLDER, isPresent } from '../../../server/corpus/support/real-corpus'
import labels from './labels.json'

/** Each number with its stage and what it did, as far as the judgment says so. */
type Named = Array<[number: string, stage: string, outcome: string | null]>
const LABELS = labels as unknown as Record<string, { outcome: string | null; named: Named }>

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
const wordOf = (outcome: ReviewOutcome | undefined) => (outcome ? OUTCOMES[outcome] : null)

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

;(isPresent ? test : test.skip)('stages and outcomes of 150 real judgments', () => {
  const rows = String(gunzipSync(readFileSync(path.join(FOLDER, 'cases.ndjson.gz'))))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Row)
    .filter(({ cid }) => cid in LABELS)
  expect(rows).toHaveLength(150)
  let [right, wrong, missed] = [0, 0, 0]
  for (const row of rows) {
    const expected = valuesOf(LABELS[row.cid]!)
    const values = valuesOf(readLabels(row))
    right += values.filter(value => expected.includes(value)).length
    wrong += values.filter(value => !expected.includes(value)).length
    missed += expected.filter(value => !values.includes(value)).length
  }
  const [precision, recall] = [right / (right + wrong), right / (right + missed)]
  process.stdout.write(`figure: case history: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n`)
  expect(precision).toBeGreaterThanOrEqual(0.99)
  expect(recall).toBeGreaterThanOrEqual(0.95)
})
