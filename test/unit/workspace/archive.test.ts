/** A workspace as an archive: its content, and that Word can open its documents. */
import { ARCHIVE_FILES, dataArchiveOf } from '@domain/workspace/archive'
import type { SyncState } from '@domain/workspace/sync-state'
import { docxParts } from '@domain/document-model/docx'
import { bodyOf, faultsOf, paragraphsOf, tablesOf, unzip } from '../../support/docx'

const IMPRINT = { time: '2026-03-05', platform: 'Alpha 检索' }
const folder = {
  id: 'f',
  kind: 'folder',
  body: { name: '甲案', colour: 'ok', order: 1 },
  editedAt: 1,
  version: 0,
} as const
const paper = {
  title: '目录 <甲> & "乙"',
  facts: [
    ['篇数', '2 篇'],
    ['无', undefined],
  ] as Array<[string, string | undefined]>,
  blocks: [
    { heading: '甲案', level: 2 as const },
    { heading: '1. 民法典', level: 3 as const, text: '法规\n“诚信\u0000”\ud800' },
  ],
}

it('holds the data as it was given, and no paper of an empty desk', () => {
  const parts = unzip(Buffer.from(dataArchiveOf({ desk: [] }, {}, IMPRINT)))
  expect(Object.keys(parts)).toEqual([ARCHIVE_FILES.data])
  expect(JSON.parse(String(parts[ARCHIVE_FILES.data]))).toEqual({ desk: [] })
})

it('holds a paper that is a Word file itself', () => {
  const document = {
    id: 'case 1',
    kind: 'document',
    body: {
      title: '甲诉乙',
      library: '案例',
      citation: '',
      route: 'case-detail',
      params: {},
      folders: ['f'],
      keptAt: 1,
    },
    editedAt: 1,
    version: 0,
  }
  const syncState = { f: folder, 'case 1': document } as unknown as SyncState
  const inner = unzip(Buffer.from(dataArchiveOf({}, syncState, IMPRINT)))[ARCHIVE_FILES.desk]!
  expect(Object.keys(unzip(inner))).toContain('[Content_Types].xml')
  expect(paragraphsOf(bodyOf(inner)).filter(Boolean).join('|')).toBe(
    '我的工作台|篇数|1 篇|导出时间|2026-03-05|检索平台|Alpha 检索|甲案|1. 甲诉乙|案例',
  )
})

it('holds the notes on a document that was removed', () => {
  const removed = { id: 'case 1', kind: 'document', body: undefined, editedAt: 2, version: 0 }
  const note = {
    id: 'n',
    kind: 'note',
    body: {
      on: 'case 1',
      title: '甲诉乙',
      route: 'case-detail',
      params: {},
      spots: [],
      colour: 'gold',
      text: '备注',
      madeAt: 1,
    },
    editedAt: 1,
    version: 0,
  }
  const syncState = { 'case 1': removed, n: note } as unknown as SyncState
  const inner = unzip(Buffer.from(dataArchiveOf({}, syncState, IMPRINT)))[ARCHIVE_FILES.desk]!
  expect(paragraphsOf(bodyOf(inner)).filter(Boolean)).toEqual(expect.arrayContaining(['1. 甲诉乙', '备注']))
})

it('is the same archive for the same content', () => {
  const once = () => Buffer.from(dataArchiveOf({ a: 1 }, { f: folder }, IMPRINT)).toString('hex')
  expect(once()).toBe(once())
})

it('writes parts that Word can read, whatever signs stand in the words', () => {
  const parts = docxParts(paper)
  for (const part of Object.values(parts)) expect(faultsOf(part.replace(/^<\?xml.*?\?>/, ''))).toEqual([])
  const body = parts['word/document.xml']!
  expect(paragraphsOf(body)[0]).toBe(paper.title)
  expect(paragraphsOf(body)).toEqual(expect.arrayContaining(['甲案', '1. 民法典', '法规', '“诚信”']))
  expect(tablesOf(body)).toEqual([[['篇数', '2 篇']]])
})
