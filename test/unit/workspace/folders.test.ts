import type { SavedDocument } from '@domain/workspace/entry'
import {
  type FolderEntry,
  type DocumentEntry,
  type FolderScope,
  withFolderAdded,
  countByFolder,
  documentsIn,
  foldersIn,
  scopeMatcher,
  typedWordsMatcher,
  foldersAfterMove,
  withFolderMoved,
} from '@domain/workspace/folders'
import { metadataIn } from '@domain/workspace/metadata'
import { formatCslJson, formatReferences } from '@domain/workspace/references'

const document = (title: string, more: Partial<SavedDocument> = {}): SavedDocument => ({
  title,
  route: 'case-detail',
  params: { jid: title },
  library: '案例',
  citation: title,
  folders: [],
  keptAt: 1,
  ...more,
})
const savedDocument = (title: string, more?: Partial<SavedDocument>): DocumentEntry => ({
  id: title,
  kind: 'document',
  body: document(title, more),
  editedAt: 1,
  version: 0,
})
const folder = (id: string, order: number): FolderEntry => ({
  id,
  kind: 'folder',
  body: { name: id, colour: 'brand', order },
  editedAt: 1,
  version: 0,
})

test('folders stand by their order, documents with the latest first, removed ones nowhere', () => {
  const entries = [folder('b', 2), folder('a', 1), savedDocument('old'), savedDocument('new', { keptAt: 2 })]
  const syncState = Object.fromEntries(
    [...entries, { ...savedDocument('gone'), body: undefined }].map(entry => [entry.id, entry]),
  )
  expect(foldersIn(syncState).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(documentsIn(syncState).map(({ id }) => id)).toEqual(['new', 'old'])
})

test('a document whose folder is gone lies in the workspace itself', () => {
  const isIn = (place: FolderScope, folders: string[]) =>
    scopeMatcher(place, [folder('a', 1)])(savedDocument('x', { folders }))
  expect(isIn({}, ['gone'])).toBe(true)
  expect(isIn({}, ['a'])).toBe(false)
  expect(isIn({ folder: 'a' }, ['a'])).toBe(true)
  expect(isIn({ folder: 'a' }, [])).toBe(false)
  expect(isIn({ all: true }, ['a'])).toBe(true)
})

test('each folder counts what lies in it, once, and what lies in none of them is unfiled', () => {
  const [a, b] = ['a', 'b'].map((id, order): FolderEntry => ({
    id,
    kind: 'folder',
    body: { name: id, colour: 'ok', order },
    editedAt: 1,
    version: 1,
  }))
  const documents = [['a', 'a'], ['a', 'gone'], ['gone'], []].map((folders, at) =>
    savedDocument(String(at), { folders }),
  )
  const { unfiled, byFolder } = countByFolder([a!, b!], documents)
  expect([unfiled, byFolder.get('a'), byFolder.get('b'), byFolder.get('gone')]).toEqual([2, 2, 0, undefined])
})

test('copied it lies in both, moved in the other alone, and in none twice', () => {
  const one = document('x', { folders: ['a', 'b'] })
  expect(withFolderAdded(one, 'c').folders).toEqual(['a', 'b', 'c'])
  expect(withFolderAdded(one, 'a').folders).toEqual(['b', 'a'])
  expect(withFolderMoved(one, 'a', 'c').folders).toEqual(['b', 'c'])
  expect(withFolderMoved(one, undefined, 'c').folders).toEqual(['c'])
})

test('a folder goes up and down by one, and no further than the end', () => {
  const folders = [folder('a', 0), folder('b', 1), folder('c', 5)]
  const orders = (id: string, by: -1 | 1) => foldersAfterMove(folders, id, by).map(one => `${one.id}${one.body.order}`)
  expect(orders('b', -1)).toEqual(['b0', 'a1', 'c2'])
  expect(orders('a', -1)).toEqual([])
  expect(orders('c', 1)).toEqual([])
})

test('it is found by every word of what its line shows', () => {
  const one = savedDocument('王某与李某买卖合同纠纷案', {
    from: '北京市第一中级人民法院',
    number: '（2023）京01民终1号',
    remark: '要点：Deposit',
  })
  expect(typedWordsMatcher('买卖 北京')(one)).toBe(true)
  expect(typedWordsMatcher('deposit')(one)).toBe(true)
  expect(typedWordsMatcher('买卖 上海')(one)).toBe(false)
})

test.each([
  [
    ['北京市第一中级人民法院', '（2023）京01民终1号', '2023-05-04'],
    '北京市第一中级人民法院',
    '（2023）京01民终1号',
    '2023-05-04',
  ],
  [
    ['全国人民代表大会', '主席令第四十五号', '2020年05月28日公布　2021年01月01日施行'],
    '全国人民代表大会',
    '主席令第四十五号',
    '2020-05-28',
  ],
  [['2023年5月4日'], undefined, undefined, '2023-05-04'],
  [['', ' 砚衡法评 '], '砚衡法评', undefined, undefined],
])('%j is known by whose it is, its number, its day', (values, from, number, day) => {
  expect(metadataIn(values)).toEqual({ from, number, day })
})

describe('a list of references', () => {
  const documents = [
    document('王某与李某买卖合同纠纷案', {
      from: '某法院',
      number: '（2023）京01民终1号',
      day: '2023-05-04',
      remark: '要点',
    }),
    document('中华人民共和国民法典', { library: '法规' }),
  ]

  it('is written as GB/T 7714 asks', () => {
    expect(formatReferences(documents)).toBe(
      '[1] 某法院. 王某与李某买卖合同纠纷案: （2023）京01民终1号[Z]. 2023-05-04.\n[2] 中华人民共和国民法典[Z].',
    )
  })

  it('names the number of 人民法院案例库', () => {
    expect(formatReferences([document('甲诉乙案', { number: '2023-07-2-490-001' })])).toBe(
      '[1] 甲诉乙案: 入库编号2023-07-2-490-001[Z].',
    )
  })

  it('is CSL-JSON', () => {
    expect(JSON.parse(formatCslJson(documents))).toEqual([
      {
        id: '1',
        type: 'legal_case',
        title: '王某与李某买卖合同纠纷案',
        language: 'zh-CN',
        authority: '某法院',
        number: '（2023）京01民终1号',
        issued: { 'date-parts': [[2023, 5, 4]] },
        note: '要点',
      },
      { id: '2', type: 'legislation', title: '中华人民共和国民法典', language: 'zh-CN' },
    ])
  })
})
