/** Rows of import files with their required fields only, and an engine that imports them. */
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { corpusFile } from '../../../../server/corpus/file'
import { importFiles, type ImportReport } from '../../../../server/corpus/import/run'
import type { Engine } from '../../../../server/engine/port'
import { openEngine } from '../../../../server/engine/open'
import { temporaryDir } from '../../support/server'

export const judgment = (cid: string, more: object = {}) => ({
  cid,
  title: `${cid}买卖合同纠纷一审民事判决书`,
  case_type: '民事',
  cause: [],
  judges: [],
  parties: [],
  agents: [],
  paragraphs: [],
  ...more,
})

export const typical = (gid: string, more: object = {}) => ({ gid, title: `${gid}买卖合同案`, paragraphs: [], ...more })

export const law = (lid: string, more: object = {}) => ({
  lid,
  title: '中华人民共和国试验法',
  eff_level: '法律',
  time_limited: '现行有效',
  info: [],
  preamble: [],
  articles: [],
  ...more,
})

/** 第一条, 第二条 … */
export const articles = (...texts: string[]) =>
  texts.map((text, at) => ({ no: `第${'一二三四五六七八九'[at]}条`, path: [], text }))

export interface Importing {
  engine(): Engine
  /** One file for each, all in one import. */
  take(...files: object[][]): Promise<ImportReport>
  takeOn(today: string, ...files: object[][]): Promise<ImportReport>
}

const TODAY = '2026-03-05'

/** An engine for each test. */
export function importing(): Importing {
  let dir: string
  let engine: Engine
  let written = 0
  beforeEach(() => {
    dir = temporaryDir()
    engine = openEngine({ file: corpusFile(dir) })
    written = 0
  })
  afterEach(() => {
    engine.close()
    rmSync(dir, { recursive: true })
  })
  const fileOf = (rows: object[]) => {
    const file = path.join(dir, `${String.fromCharCode(97 + written++)}.ndjson`)
    writeFileSync(file, rows.map(row => JSON.stringify(row)).join('\n'))
    return file
  }
  const takeOn: Importing['takeOn'] = (today, ...files) => importFiles({ engine, files: files.map(fileOf), today })
  return { engine: () => engine, take: (...files) => takeOn(TODAY, ...files), takeOn }
}

/** As in the report: `a.ndjson:3 reason`. */
export const remarksOf = ({ remarks }: ImportReport) =>
  remarks.map(
    ({ file, line, reason, times }) => `${path.basename(file)}:${line} ${reason}${times > 1 ? ` ×${times}` : ''}`,
  )
