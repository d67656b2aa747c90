import type { LawDetail } from '@contract/lawregu'
import { lawDocument } from '@/libraries/documents/law'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {}, useRouter: () => ({ params: {} }) }))

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
  const { title, labels, facts, citation, law, relatedCount } = lawDocument(detail)
  expect({ title, citation, law, relatedCount }).toEqual({
    title: '合同法',
    citation: '《合同法》',
    law: '合同法',
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

test('the catalog is the first two depths that the law has', () => {
  expect(lawDocument(detail).catalog).toEqual([
    { text: '第一分编 通则', level: 1, passage: 1, range: '第一条' },
    { text: '第一章 总则', level: 2, passage: 2, range: undefined },
  ])
})

test('a law without a body has no passages, no catalog', () => {
  const empty = lawDocument({ ...detail, law_regulation_introductions: [], law_regulation_indexes: [] })
  expect([empty.passages, empty.catalog]).toEqual([[], []])
})
