/** The real corpus, if it is beside the repository: imported once, then searched. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importFiles, type ImportReport } from '../../../server/corpus/import/run'
import type { Engine } from '../../../server/engine/port'
import { openEngine } from '../../../server/engine/open'
import { describeCitationFaults } from './support/describe-citation-faults'
import { describeArticles } from './support/describe-articles'
import { describeFacts } from './support/describe-facts'
import { describeFirstPages } from './support/describe-first-pages'
import { describePenalties } from './support/describe-penalties'
import { describeQueries } from './support/describe-queries'
import { describeResults } from './support/describe-results'
import { describeTime } from './support/describe-time'
import { FOLDER, isPresent } from './support/real-corpus'
import { patience } from '../../support/time'

if (!isPresent) process.stdout.write(`no real corpus at ${FOLDER}: it is not asked\n`)

;(isPresent ? describe : describe.skip)('the real corpus', () => {
  let dir: string
  let engine: Engine
  let report: ImportReport

  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'alpha-corpus-'))
    engine = openEngine({ file: path.join(dir, 'corpus.db') })
    const files = readdirSync(FOLDER).filter(name => name.endsWith('.ndjson.gz'))
    report = await importFiles({ engine, files: files.map(name => path.join(FOLDER, name)) })
    const speed = Math.round(report.characters / report.seconds)
    process.stdout.write(`figure: corpus import ${speed} characters/s\n`)
  }, patience(240_000))

  afterAll(() => {
    engine?.close()
    rmSync(dir, { recursive: true })
  })

  it('is imported completely', () => {
    expect(report).toMatchObject({ skipped: 0, faults: [] })
    expect(report.taken).toEqual({
      laws: 1128,
      cases: 1881,
      tax_penalties: 1123,
      policy_interpretations: 220,
      customs_rules: 43,
      typical_cases: 52,
      bids: 70,
      customs_qa: 7,
    })
  })

  describe('its queries', () => describeQueries(() => engine))
  describe('cases by their facts', () => describeFacts(() => engine))
  describe('first pages', () => describeFirstPages(() => engine))
  describe('questions of laymen', () => describeArticles(() => engine))
  describe('the time of laws', () => describeTime(() => engine))
  describe('faults of citations', () => describeCitationFaults(() => engine))
  describe('penalties', () => describePenalties(() => engine))
  describe('results of cases', () => describeResults(() => engine))
})
