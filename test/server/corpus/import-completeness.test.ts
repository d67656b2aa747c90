/** The day up to which the library has all laws: stated by the operator, or that of the newest law. */
import { lawCompletenessOf, readCompleteness } from '../../../server/libraries/law/completeness'
import { LEAST_FOR_NEWEST_DAY } from '@domain/law-time/completeness'
import { importFiles } from '../../../server/corpus/import/run'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { rmSync } from 'node:fs'
import { temporaryDir } from '../support/server'
import { articles, importing, judgment, law } from './support/import-rows'

const { engine, take } = importing()

const posted = (lid: string, day: string) => law(lid, { title: `试验${lid}法`, posting_date: day })
async function takeUpTo(completeTo: string, rows: object[]) {
  const dir = temporaryDir()
  const file = path.join(dir, 'a.ndjson')
  writeFileSync(file, rows.map(row => JSON.stringify(row)).join('\n'))
  await importFiles({ engine: engine(), files: [file], today: '2026-03-05', completeTo })
  rmSync(dir, { recursive: true })
}

it('is that of few laws, however many sources each of them has', async () => {
  const sourceOf = (source: string, at: number) =>
    law(`${source}${at}`, { title: `试验法${at}`, posting_date: '2025-01-02', articles: articles('甲。', '乙。') })
  const source = (name: string) => Array.from({ length: LEAST_FOR_NEWEST_DAY / 2 }, (_, at) => sourceOf(name, at))
  expect(await take(source('a'), source('b'))).toMatchObject({ joined: LEAST_FOR_NEWEST_DAY / 2 })
  expect(await readCompleteness(engine())).toEqual({ day: '2025-01-02', ground: 'few' })
})

it('is that of the newest law, and of no law of the future, if the laws are not few', async () => {
  await take([posted('a', '2024-05-01'), posted('b', '2025-01-02'), posted('c', '2062-01-01')])
  expect(await readCompleteness(engine())).toEqual({ day: '2025-01-02', ground: 'few' })
  expect(await lawCompletenessOf(engine())).toEqual({ completeness: '本库收录截止日未载明' })
  await take(Array.from({ length: LEAST_FOR_NEWEST_DAY - 2 }, (_, at) => posted(`d${at}`, '2020-01-01')))
  expect(await readCompleteness(engine())).toEqual({ day: '2025-01-02', ground: 'newest' })
})

it('is the stated one, until another is stated', async () => {
  await takeUpTo('2026-02-01', [posted('a', '2024-05-01')])
  await take([posted('b', '2026-02-20')])
  expect(await readCompleteness(engine())).toEqual({ day: '2026-02-01', ground: 'stated' })
  await takeUpTo('2026-03-01', [posted('c', '2024-05-01')])
  expect(await readCompleteness(engine())).toEqual({ day: '2026-03-01', ground: 'stated' })
})

it('is unknown without laws', async () => {
  await take([judgment('j1')])
  expect(await readCompleteness(engine())).toBeUndefined()
})
