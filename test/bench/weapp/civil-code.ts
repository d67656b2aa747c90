/** Provides the civil code: imported from ../shared/corpus if that exists, otherwise a law of the same length. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { encodeApiQuery } from '@domain/query/codec'
import { longLaw } from '../../support/long-law'
import type { Answer } from 'mini-program-host'

const ROOT = path.resolve(__dirname, '../../..')
const LAWS = path.resolve(ROOT, '../shared/corpus/laws.ndjson.gz')
const TITLE = '中华人民共和国民法典'

/** Imports the real laws. Returns false if there are none. */
export function importLaws(data: string): boolean {
  if (!existsSync(LAWS)) return false
  const tsx = path.join(ROOT, 'node_modules/.bin/tsx')
  const { status } = spawnSync(tsx, ['server/corpus/import/main.ts', LAWS], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: data },
  })
  if (status !== 0) throw new Error('The laws could not be imported.')
  return true
}

export async function civilCode(origin: string): Promise<string> {
  const query = encodeURIComponent(encodeApiQuery([{ name: '标题', value: TITLE }]))
  const reply = await fetch(`${origin}/ilawregu-search/api/v1/lawregu/list?query=${query}&pageIndex=1&pageSize=10`)
  const { data } = (await reply.json()) as { data: { lawRegus: { lid: string; title: string }[] } }
  const law = data.lawRegus.find(({ title }) => title.replace(/<[^>]*>/g, '') === TITLE)
  if (!law) throw new Error('The civil code is not among the laws.')
  return law.lid
}

export const LONG_LAW = 'long-law'

export const withLongLaw =
  (answer: Answer): Answer =>
  request =>
    request.url.includes(`lawregu/${LONG_LAW}`)
      ? { data: { isSuccess: true, data: longLaw(LONG_LAW) } }
      : answer(request)
