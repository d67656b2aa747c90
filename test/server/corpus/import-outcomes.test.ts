/** The result of an imported judgment, as its operative part states it, in the chart and in a search for words. */
import { caseLibrary } from '../../../server/libraries/case'
import { chartsData } from '../../../server/libraries/case/charts'
import { clauseOf, MATCH_EVERYTHING } from '../../../server/search/clause'
import { importing, judgment, typical } from './support/import-rows'

const { engine, take } = importing()

const decided = (cid: string, procedure: string, result: string, decides = '判决如下：') =>
  judgment(cid, {
    procedure,
    paragraphs: [
      { label: '本院认为', text: `本院认为，依照法律的规定，${decides}` },
      { label: '裁判结果', text: result },
    ],
  })
const UPHELD = decided('upheld', '二审', '驳回上诉，维持原判。\n案件受理费100元，由甲负担。')
const PARTLY = decided(
  'partly',
  '二审',
  '一、维持甲区人民法院（2020）甲0101民初1号民事判决第一项；\n二、撤销该判决第二项。',
)
const CHANGED = decided('changed', '再审', '一、撤销甲市中级人民法院民事判决；\n二、驳回乙公司的诉讼请求。')
const AWARDED = decided('awarded', '一审', '乙公司支付货款100元。')

const outcomeOf = async (id: string) => (await engine().get('case', id))!.values['outcome']
const idsOf = async (name: string, value: string) => {
  const where = clauseOf([{ name, value, words: [value], exclude: false, any: false }], caseLibrary)
  return (await engine().ids({ collection: 'case', where, order: { by: 'relevance' } })).sort()
}

it.each([
  ['维持', UPHELD],
  ['部分改判', PARTLY],
  ['改判', CHANGED],
  ['撤销', decided('c', '再审', '一、撤销甲法院民事裁定；\n二、本案由甲法院审理。', '裁定如下：')],
  ['驳回诉讼请求', decided('c', '一审', '驳回原告甲的诉讼请求。')],
  ['核准', decided('c', '死刑复核', '核准甲法院维持第一审判处被告人死刑的刑事裁定。', '裁定如下：')],
])('is %s', async (outcome, row) => {
  await take([row])
  expect(await outcomeOf(row.cid)).toEqual([outcome])
})

it.each([
  ['the text states no single one', AWARDED],
  [
    'two petitions end otherwise',
    decided('c', '再审', '一、准予甲撤回再审申请；\n二、驳回乙的再审申请。', '裁定如下：'),
  ],
  ['the text goes on with the appeal', decided('c', '一审', '驳回甲的诉讼请求。宣判后，甲不服，提出上诉。')],
  ['the text has no decision', judgment('c', { paragraphs: [{ label: '本院认为', text: '应予维持。' }] })],
])('is unknown if %s', async (_, row) => {
  await take([row])
  expect(await outcomeOf(row.cid)).toEqual([])
})

it('is that of the round in the case number', async () => {
  await take([
    { ...decided('c', '一审', '一、撤销甲法院民事判决；\n二、驳回乙的诉讼请求。'), case_number: '（2020）甲01民终1号' },
  ])
  expect(await outcomeOf('c')).toEqual(['改判'])
})

it('of a typical case or a reference case is unknown, because their texts may tell of several judgments', async () => {
  const paragraphs = [{ label: '裁判结果', text: '驳回上诉，维持原判。' }]
  const entry = { 入库编号: '2024-00-2-119-003', 标题: '甲诉乙案', 裁判要旨: '一。', 裁判结果: '驳回上诉，维持原判。' }
  await take([typical('g', { paragraphs })], [entry])
  expect(await outcomeOf('g')).toEqual([])
  expect(await outcomeOf('entry-2024-00-2-119-003')).toEqual([])
})

it('is counted in its chart, and each bar leads to its cases', async () => {
  await take([UPHELD, PARTLY, CHANGED, AWARDED])
  const { groups } = await chartsData({ engine: engine(), collection: 'case', where: MATCH_EVERYTHING }, 'outcome')
  const [{ conditionName, items }] = groups[0]!.charts as [(typeof groups)[0]['charts'][0]]
  const bars = items.map(({ paramName, value, description }) => [paramName, value, description])
  expect(bars.sort()).toEqual(['改判', '维持', '部分改判'].map(name => [name, 1, '25.0%']))
  expect(await idsOf(conditionName!, '改判')).toEqual(['changed'])
  expect(await idsOf(conditionName!, '部分改判')).toEqual(['partly'])
})

it('leaves the words of the operative part as they are', async () => {
  await take([UPHELD, PARTLY, CHANGED, AWARDED])
  expect(await idsOf('裁判结果', '维持')).toEqual(['partly', 'upheld'])
  expect(await idsOf('裁判结果', '支付货款')).toEqual(['awarded'])
})

it('finds its cases by the word, although their operative part has other words', async () => {
  await take([UPHELD, PARTLY, CHANGED, AWARDED])
  expect(await idsOf('裁判结果', '改判')).toEqual(['changed'])
  expect(await idsOf('裁判结果', '部分改判')).toEqual(['partly'])
})
