/** The sample contains the laws it cites, in the version in force when the citing document was written. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isSameArticle } from '@domain/citation/article'
import { findCitations } from '@domain/citation/citations'
import { plainLawName } from '@domain/citation/law-names'
import type { CitedLaw } from '../../../server/records'
import type { LawRecord } from '../../../server/libraries/law/record'
import { sampleCorpus } from '../../../server/corpus/sample'
import { writeCorpus } from '../../../server/corpus/write'
import { openEngine } from '../../../server/engine/open'
import { findArticle } from '../../../server/libraries/law/articles'
import { type All, collect, textOf } from './support/sample'

interface Cited extends CitedLaw {
  date?: string
  id: string
}

let all: All
let cited: Cited[]
let opens: Map<string, boolean>

const keyOf = ({ law, article }: CitedLaw) => `${plainLawName(law)}${article}`

function inText(id: string, text: string, date?: string): Cited[] {
  return findCitations(text).map(({ law, article }) => ({ id, date, law: law ?? '', article }))
}

/** All citations, both links and counted ones. */
function allCited(): Cited[] {
  const dated = [
    ...all.cases.map(record => ({ ...record, id: record.jid, date: record.judgmentDate })),
    ...all.judicials.map(record => ({ ...record, id: record.vid, date: record.releaseDate })),
    ...all.articles.map(record => ({ ...record, id: record.jid, date: record.releaseDate })),
    ...all.similarities.map(record => ({ ...record, id: record.sid, date: record.releaseDate })),
    ...all.proDocs.map(record => ({ ...record, id: record.iid, date: record.releaseDate, citedLaws: [] })),
    ...all.penalties.map(record => ({ ...record, date: record.penaltyDate, citedLaws: [] })),
    ...all.dynamics.map(record => ({ ...record, date: record.releaseDate, citedLaws: [] })),
    ...all.incentives.map(record => ({ ...record, id: record.tid, date: undefined, citedLaws: [] })),
    ...all.biddings.map(record => ({ ...record, id: record.bid, date: record.releaseDate, citedLaws: [] })),
  ]
  return [
    ...dated.flatMap(record => [
      ...record.citedLaws.map(one => ({ ...one, id: record.id, date: record.date })),
      ...inText(record.id, textOf(record), record.date),
    ]),
    ...all.qas.flatMap(({ id, answer, answerDate }) => inText(id, answer, answerDate)),
    ...all.laws.flatMap(({ lid, title, postingDate, citedLaws, articles, preamble, tail }) => [
      ...citedLaws.map(one => ({ ...one, id: lid, date: postingDate })),
      // 本条例第三条: the law itself.
      ...inText(lid, [...preamble, ...articles.map(({ text }) => text), ...tail].join('\n')).map(one => ({
        ...one,
        law: one.law || title,
      })),
    ]),
  ]
}

async function openAll(): Promise<Map<string, boolean>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sample-laws-'))
  const engine = openEngine({ file: path.join(folder, 'corpus.db') })
  const { laws, ...others } = all
  const none = Object.fromEntries(Object.keys(others).map(name => [name, []])) as unknown as typeof others
  await writeCorpus(engine, { ...none, laws }, 'sample', () => undefined)
  const results = new Map<string, boolean>()
  for (const one of cited)
    if (!results.has(keyOf(one))) results.set(keyOf(one), (await findArticle(engine, one)) !== undefined)
  engine.close()
  rmSync(folder, { recursive: true, force: true })
  return results
}

beforeAll(async () => {
  all = collect(sampleCorpus())
  cited = allCited()
  opens = await openAll()
})

it('at least 95 % of all citations open', () => {
  const opened = cited.filter(one => opens.get(keyOf(one)))
  console.log(`citations that open: ${opened.length} of ${cited.length}`)
  expect(cited.length).toBeGreaterThan(10_000)
  expect(opened.length / cited.length).toBeGreaterThanOrEqual(0.95)
})

it('the thirty most cited articles open', () => {
  const counts = new Map<string, number>()
  for (const one of cited) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 30)
  expect(most.filter(([key]) => !opens.get(key))).toEqual([])
})

it('an article is cited only while a version that has it was in force', () => {
  const byName = new Map<string, LawRecord[]>()
  for (const law of all.laws) {
    const name = plainLawName(law.title)
    byName.set(name, [...(byName.get(name) ?? []), law])
  }
  const held = (law: LawRecord, date: string) =>
    law.effectiveDate !== undefined && law.effectiveDate <= date && (law.repealedDate ?? '9999') > date
  const early = cited.filter(
    ({ law, article, date }) =>
      date !== undefined &&
      !byName
        .get(plainLawName(law))
        ?.some(version => held(version, date) && version.articles.some(({ no }) => isSameArticle(no, article))),
  )
  expect(early.slice(0, 5)).toEqual([])
  expect(cited.filter(({ date }) => date && date < '2017').length).toBeGreaterThan(1000)
})
