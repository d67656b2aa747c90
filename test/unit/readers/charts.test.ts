/** Charts of a service without groups, and topics of a service without categories. */
import '../../support/without-taro'
import { readCarousel } from '@/api/fiscal-tax'
import { readCaseCharts } from '@/api/readers/charts'
import { fetchSharedStatistics } from '@/libraries/statistics/shared'
import { transport } from '@/platform/transport'
import { createAbort } from '@/platform/transport/abort'

const item = (name: string, value: unknown, paramName?: string) => ({ name, value, paramName })
const chartsOf = (answer: unknown, group = 'timeRegion') =>
  readCaseCharts(answer, group)?.groups.flatMap(({ charts }) => charts)

test('lists by the field they count get their titles and what a tap asks for', () => {
  const answer = { totalCount: '10', year: [item('2023年', '4')], region: [item('江苏', 6, '江苏省')] }
  const charts = readCaseCharts(answer, 'timeRegion')
  expect(charts?.total).toBe(10)
  expect(charts?.groups).toEqual([
    {
      key: 'timeRegion',
      title: '时间和地域',
      charts: [
        {
          field: 'year',
          title: '裁判年份',
          conditionName: '年份',
          items: [{ name: '2023年', value: 4, description: '40.0%', paramName: '2023' }],
        },
        {
          field: 'region',
          title: '地域分布',
          conditionName: '地域',
          items: [{ name: '江苏', value: 6, description: '60.0%', paramName: '江苏省' }],
        },
      ],
    },
  ])
})

test('a list under the group’s own name, or bare, shows by its names what it counts', () => {
  const provinces = [item('江苏', 6), item('新疆', 1)]
  for (const answer of [provinces, { timeRegion: provinces }, { timeRegion: { list: provinces } }])
    expect(chartsOf(answer)).toMatchObject([{ field: 'region', conditionName: '地域' }])
  expect(chartsOf({ time: [item('2022', 1), item('2023', 2)] })).toMatchObject([{ field: 'year', title: '裁判年份' }])
  expect(chartsOf({ law: [item('民法典第一条', 2)] }, 'law')).toMatchObject([{ field: 'law', title: '法条' }])
})

test('a service that counts everything at once shows each group its own', () => {
  const answer = { year: [item('2023', 1)], judge: [item('甲', 1)], party: [item('乙', 1)] }
  expect(chartsOf(answer)?.map(({ field }) => field)).toEqual(['year'])
  expect(chartsOf(answer, 'judgeCourt')?.map(({ field }) => field)).toEqual(['judge'])
  expect(chartsOf(answer, 'penalty')).toEqual([])
})

test('what counts nothing is left out, and what holds nothing is no answer', () => {
  expect(chartsOf({ year: [item('2023', null), item('', 3), null, item('2022', -1), item('2021', 5)] })).toMatchObject([
    { items: [{ name: '2021', value: 5 }] },
  ])
  for (const nothing of [null, undefined, {}, 'x', 7, { groups: [null] }])
    expect(readCaseCharts(nothing, 'law')).toBeUndefined()
})

describe('charts by a key', () => {
  const { signal } = createAbort()
  const open = async (result: unknown, counts: unknown = { totalCount: 2, year: [item('2023', 2)] }) => {
    jest.spyOn(transport, 'send').mockImplementation(async ({ url }) => ({
      kind: 'reply',
      status: 200,
      text: JSON.stringify({ succeed: true, result: url.includes('/share/') ? result : counts }),
    }))
    const shared = await fetchSharedStatistics('0123456789abcdef0123456789abcdef', signal)
    if (!shared.ok) throw new Error(shared.error.id)
    const { statistics, conditions } = shared.data
    return { conditions, charts: await statistics.fetch({ conditions, group: 'timeRegion', signal }) }
  }

  test('that tells the search alone are counted now', async () => {
    const { conditions, charts } = await open({ method: 'case_visual_interface', params: { query: '全文:合同' } })
    expect(conditions).toEqual([{ name: '全文', value: '合同' }])
    expect(charts).toMatchObject({ ok: true, data: { total: 2, groups: [{ charts: [{ field: 'year' }] }] } })
  })

  test('that opens the charts themselves are shown as they are', async () => {
    const { charts } = await open({ totalCount: 5, region: [item('江苏', 5)] })
    expect(charts).toMatchObject({ ok: true, data: { total: 5, groups: [{ charts: [{ field: 'region' }] }] } })
  })

  test('that opens something else fails in words', async () => {
    await expect(open({ title: '某法' })).rejects.toThrow('garbled')
  })
})

test('a topic whose categories stand each under its name', () => {
  const detail = {
    企业所得税: { resultList: [{ lid: 'l1', title: '甲', posting_date: '2024/3/5' }], query: '税种:企业所得税' },
    增值税: { list: [{ id: 'l2', title: '乙' }, { title: '没有编号' }], query: [{ name: '税种', value: '增值税' }] },
    空: null,
  }
  expect(readCarousel({ title: '专题', status: '2', detail })).toEqual({
    title: '专题',
    status: 2,
    laws: [],
    news: [],
    answers: [],
    categories: [
      { name: '企业所得税', items: [{ id: 'l1', title: '甲', day: '2024-03-05' }], query: '税种:企业所得税' },
      { name: '增值税', items: [{ id: 'l2', title: '乙' }], query: '[{"name":"税种","value":"增值税"}]' },
    ],
  })
})
