/**
 * Data that a released version left on a device, as it lies there. The app reads all of it. The values are literal, so
 * that a renamed field or key fails here: names of stored fields never change.
 */
import { storage } from '@/platform/storage'
import { advancedDimensions, deviceValues, readingSettings, searchHistory } from '@/platform/storage/keys'
import { vaultPartOf } from '@/platform/vault/parts'
import { restoreReportDraft } from '@/stores/stored-report-drafts'
import { useReportDraft } from '@/stores/report-draft'
import { parseWorkspaceEntry } from '@domain/workspace/sync-state'

afterEach(() => storage.clear())

const ENTRIES = [
  '{"id":"f1","kind":"folder","body":{"name":"王某案","colour":"gold","order":3},"editedAt":1767225600000,"version":4}',
  `{"id":"case-detail c1","kind":"document","body":{"title":"甲诉乙买卖合同纠纷","route":"case-detail","params":{"jid":"c1"},
    "library":"案例","from":"某法院","number":"（2023）京01民终1号","day":"2023-05-04","status":"二审维持",
    "review":{"word":"再审已改判","by":{"caseNumber":"（2024）京民再2号","jid":"c2"},"at":1767225600001},
    "citation":"甲诉乙案","folders":["f1"],"remark":"重点","gone":true,"keptAt":1767225600000},
    "editedAt":1767225600000,"version":0,"changed":true}`,
  `{"id":"search s1","kind":"search","body":{"name":"违约金","library":"case","query":"[]","known":["c1","c2"],
    "lookedAt":1767225600000,"paused":true},"editedAt":1767225600000,"version":2}`,
  `{"id":"note n1","kind":"note","body":{"on":"law-detail 民法典","title":"民法典","route":"law-detail","params":{"lid":"l1"},
    "citation":"《民法典》第577条","colour":"seal","spots":[{"article":"577","passage":3,"from":0,"quote":"继续履行","before":"","after":"、"}],
    "text":"见此","madeAt":1767225600000,"others":[{"text":"另一","editedAt":1}]},"editedAt":1767225600000,"version":1}`,
]

/** Drops fields that are absent or empty, which a stored entry and a read one may have differently. */
const withoutEmpty = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, field: unknown) => (field === '' ? undefined : field)))

test.each(ENTRIES)('an entry of the workspace is read whole: %s', stored => {
  expect(withoutEmpty(parseWorkspaceEntry(JSON.parse(stored)))).toEqual(withoutEmpty(JSON.parse(stored)))
})

test('an entry lies in the part of the vault where it was stored', () => {
  expect(['f1', 'case-detail c1', 'search s1', 'note n1'].map(vaultPartOf)).toEqual([28, 29, 0, 14])
})

test('histories, marks and the reading place are read', () => {
  storage.write('read-items', '{"v":1,"d":["c1"]}')
  storage.write(
    'read-documents',
    '{"v":1,"d":[{"title":"民法典","route":"law-detail","params":{"lid":"l1"},"day":"2026-01-01"}]}',
  )
  storage.write(
    'reading-place',
    '{"v":1,"d":{"address":"/law-detail/l1","params":{"article":"577"},"text":"当事人一方"}}',
  )
  storage.write('search-history:case', '{"v":1,"d":[{"text":"违约金","query":"[]","id":"h1"}]}')
  storage.write('desk-news', '{"v":1,"d":7}')
  storage.write('home-tab', '{"v":1,"d":2}')
  storage.write('promotion-day', '{"v":1,"d":"2026-01-01"}')
  storage.write('elder', '{"v":1,"d":true}')
  expect(deviceValues.readItems.get()).toEqual(['c1'])
  expect(deviceValues.readDocuments.get()).toEqual([
    { title: '民法典', route: 'law-detail', params: { lid: 'l1' }, day: '2026-01-01' },
  ])
  expect(deviceValues.readingPlace.get()).toMatchObject({ address: '/law-detail/l1', params: { article: '577' } })
  expect(searchHistory('case').get()).toEqual([{ text: '违约金', query: '[]', id: 'h1' }])
  expect(deviceValues.alertCount.get()).toBe(7)
  expect([deviceValues.homeTab.get(), deviceValues.promotionDay.get(), deviceValues.elder.get()]).toEqual([
    2,
    '2026-01-01',
    true,
  ])
})

test('reading settings and drafts are read', () => {
  storage.write('read-set:law', '{"v":1,"d":{"fontStep":6,"lineHeight":2.5,"paper":"xuan"}}')
  storage.write('advanced-dimensions:case', '{"v":1,"d":["案由","法院"]}')
  storage.write(
    'made-reports',
    `{"v":1,"d":[{"id":"report 1","query":"","draft":{"cases":[{"jid":"c1","title":"甲案","meta":["某法院"],"remark":"相似"}],
      "question":"违约金过高","searcher":"李律师","pendingCase":"乙案","court":"某法院","courtAbove":"某中院","searchedEntries":true,
      "entryNumbers":"2024-00-2-119-001","analysis":"参照","style":"song","pictures":false}}]}`,
  )
  expect(readingSettings('law').get()).toEqual({ fontStep: 6, lineHeight: 2.5, paper: 'xuan' })
  expect(advancedDimensions('case').get()).toEqual(['案由', '法院'])
  expect(restoreReportDraft('report 1')).toBe(true)
  expect(useReportDraft.getState()).toMatchObject({
    cases: [{ jid: 'c1', title: '甲案', meta: ['某法院'], remark: '相似' }],
    question: '违约金过高',
    searcher: '李律师',
    pendingCase: '乙案',
    court: '某法院',
    courtAbove: '某中院',
    searchedEntries: true,
    entryNumbers: '2024-00-2-119-001',
    analysis: '参照',
    style: 'song',
    pictures: false,
  })
})
