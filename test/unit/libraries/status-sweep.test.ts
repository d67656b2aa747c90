/** No unknown or missing status looks like 现行有效, on any screen or in any copied text. */
import '../../support/without-taro'
import { lawDocument } from '@/libraries/law/document'
import { lawMetadata } from '@/libraries/law/row'
import { lawRow } from '@/libraries/law/search'
import { readLawDetail } from '@/api/law-document'
import { versionNote } from '@domain/citation/version-note'
import { effectiveMessage, standingMessage } from '@domain/law-time/ground-messages'
import { readLawStatus } from '@domain/law-time/source-status'
import { standingOn } from '@domain/law-time/standing'
import { STATUS_WORDS } from '../../support/status-words'

const IN_FORCE = /现行有效|in-?force/i
const days = { posting_date: '1999-12-01', effective_date: '2000-01-01' }

test('there are forty words, and none', () => {
  expect(STATUS_WORDS).toHaveLength(41)
  expect(STATUS_WORDS.filter(word => readLawStatus(word) === '现行有效')).toEqual([])
})

test.each(STATUS_WORDS)('"%s": list row, reader, note on the version, saved metadata', word => {
  const law = { lid: 'l1', title: '试验法', time_limited: word, eff_level: '法律', ...days }
  const row = lawRow({ ...law, hitResult: '', dispatch_authority: '', document_number: undefined }, [])
  expect(JSON.stringify(row)).not.toMatch(IN_FORCE)
  const detail = readLawDetail({ ...law, law_regulation_introductions: [{ text: '甲。' }] })!
  expect(JSON.stringify(lawDocument(detail))).not.toMatch(IN_FORCE)
  expect(standingOn({ posted: 19991201, begin: 20000101, status: word }, 20200101)).toBe('unknown')
  const note = versionNote({ ...law, on_day: undefined }, { by: 'judgment', day: '2020-01-01' })
  expect(note).toBeDefined()
  expect(['then', 'stated']).not.toContain(note?.kind)
  expect(standingMessage(word, undefined) + effectiveMessage(undefined, word, undefined)).not.toMatch(IN_FORCE)
  expect(lawMetadata({ dispatch_authority: '', ...days })).toEqual({ from: '', number: undefined, day: '1999-12-01' })
})
