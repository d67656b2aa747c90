import '../../support/without-taro'
import type { LawDetail } from '@contract/lawregu'
import { lawDocument } from '@/libraries/law/document'

const line = { level: 0, isPublisher: false, isDate: false }
const detail: LawDetail = {
  lid: 'l1',
  title: '合同法',
  dispatch_authority: '全国人民代表大会',
  posting_date: '2023-12-04',
  eff_level: '法律',
  effective_date: '2024-01-01',
  time_limited: '已被修改',
  law_regulation_introductions: [
    { ...line, text: '2023年12月4日公布', isDate: true },
    { ...line, text: '第一分编 通则', level: 2 },
    { ...line, text: '第一章 总则', level: 3 },
    {
      ...line,
      text: '为了<em>合同</em>',
      fullName: '第一条',
      lawreguItemLegislationHistoryVos: [{ lid: 'l0', title: '旧', text: '旧文', actionName: '修改' }],
    },
    { ...line, text: '第一节 细则', level: 4 },
    { ...line, text: '2023年12月4日', isDate: true },
  ],
  law_regulation_indexes: [
    { text: '第一分编 通则', level: 2, position: 1, articleRange: '第一条' },
    { text: '第一章 总则', level: 3, position: 2 },
    { text: '第一节 细则', level: 4, position: 4 },
  ],
  relatedCount: 3,
}

test('says what the law is, its days as laws are dated', () => {
  const { title, labels, facts, citation, enclosingLaw, relatedCount } = lawDocument(detail)
  expect({ title, citation, enclosingLaw, relatedCount }).toEqual({
    title: '合同法',
    citation: '《合同法》',
    enclosingLaw: { law: '合同法', lid: 'l1' },
    relatedCount: 3,
  })
  expect(labels).toEqual([{ kind: 'status', text: '已被修改', shape: 'amended' }])
  expect(facts.map(({ label, value }) => `${label} ${value}`)).toEqual([
    '效力级别 法律',
    '发文机关 全国人民代表大会',
    '发布日期 2023年12月04日',
    '施行日期 2024年01月01日',
  ])
})

test('as of a day its standing on that day is told elsewhere, and that of today is no mark', () => {
  const onDay = { day: '2020-01-01', standing: 'notYet' as const }
  expect(lawDocument({ ...detail, on_day: onDay }).labels).toEqual([{ kind: 'type', text: '目前已被修改' }])
})

test('the title, said again above the body, is a caption', () => {
  const lines = [{ ...line, text: '合 同法' }, ...detail.law_regulation_introductions, { ...line, text: '合同法' }]
  const { passages } = lawDocument({ ...detail, law_regulation_introductions: lines })
  expect(passages[0]).toEqual({ kind: 'paragraph', text: '合 同法', align: 'center' })
  expect(passages[lines.length - 1]).toEqual({ kind: 'paragraph', text: '合同法' })
})

test('captions stand in the middle above the body only', () => {
  const { passages } = lawDocument(detail)
  expect(passages[0]).toEqual({ kind: 'paragraph', text: '2023年12月4日公布', align: 'center' })
  expect(passages[5]).toEqual({ kind: 'paragraph', text: '2023年12月4日' })
  expect(passages[1]).toEqual({ kind: 'heading', level: 2, text: '第一分编 通则' })
  expect(passages[3]).toMatchObject({ kind: 'article', number: '第一条', versions: [{ lid: 'l0' }] })
})

test('the catalog is the first three depths that the law has', () => {
  expect(lawDocument(detail).catalog).toEqual([
    { text: '第一分编 通则', level: 1, passage: 1, range: '第一条' },
    { text: '第一章 总则', level: 2, passage: 2, range: undefined },
    { text: '第一节 细则', level: 3, passage: 4, range: undefined },
  ])
})

test('a fourth depth is no entry of the catalog', () => {
  const deepest = { text: '第一目 附则', level: 5, position: 5 }
  const indexes = [...detail.law_regulation_indexes, deepest]
  expect(lawDocument({ ...detail, law_regulation_indexes: indexes }).catalog).toEqual(lawDocument(detail).catalog)
})

test('a row of a table stands at the margin, above the body too', () => {
  const lines = [{ ...line, text: '|税目|税率|', isPublisher: true }, ...detail.law_regulation_introductions]
  const { passages } = lawDocument({ ...detail, law_regulation_introductions: lines })
  expect(passages[0]).toEqual({ kind: 'paragraph', text: '税目　税率', align: 'start' })
})

test('a law without a body has no passages, no catalog', () => {
  const empty = lawDocument({ ...detail, law_regulation_introductions: [], law_regulation_indexes: [] })
  expect([empty.passages, empty.catalog]).toEqual([[], []])
})

const laterFacts = (change: Partial<LawDetail>) =>
  lawDocument({ ...detail, ...change })
    .facts.slice(4)
    .map(({ label, value }) => `${label} ${value}`)

test('says who adopted and who signed it', () => {
  expect(
    laterFacts({
      credit_line: '2023年12月1日某会议<em>通过</em>',
      indicate: '主席令第九号',
      post_persion_duty: '主席',
      post_persion_name: '张某',
    }),
  ).toEqual(['题注 2023年12月1日某会议通过', '说明 主席令第九号', '签署 主席 张某'])
  expect(laterFacts({ post_persion_name: '张某' })).toEqual(['签署 张某'])
})

test('what stands above the body is not said twice', () => {
  expect(laterFacts({ credit_line: '2023年12月4日 公布' })).toEqual([])
})

test('its citations mean the laws as they stand, unless it no longer holds or is read as of a day', () => {
  expect(lawDocument({ ...detail, time_limited: '现行有效' }).citing).toBeUndefined()
  expect(lawDocument(detail).citing).toEqual({ by: 'law', day: '2024-01-01' })
  expect(lawDocument({ ...detail, effective_date: undefined }).citing).toEqual({ by: 'law' })
  const onDay = lawDocument({ ...detail, on_day: { day: '2025-03-04', standing: 'inForce' } })
  expect(onDay.citing).toEqual({ by: 'view', day: '2025-03-04' })
})
