/** The themes of the excellent cases on home: each with its number, and none without cases. */
import { copy } from '@/copy'
import { ExcellentPane } from '@/features/home/excellent-pane'
import { transport } from '@/platform/transport'
import { all, render, until } from '../support/render-block'

const answer = (data: object[]) =>
  jest
    .spyOn(transport, 'send')
    .mockResolvedValue({ kind: 'reply', status: 200, text: JSON.stringify({ isSuccess: true, data }) })

const shown = () => document.body.textContent ?? ''

afterEach(() => jest.restoreAllMocks())

test('a theme without a case is not offered', async () => {
  answer([
    { id: 1, name: '公司', count: 12 },
    { id: 2, name: '破产', count: 0 },
    { id: 3, name: '合同' },
  ])
  await render(ExcellentPane)
  await until(() => shown().includes('公司'))
  expect(all('.theme').map(({ textContent }) => textContent)).toEqual(['公司12 篇', '合同'])
})

test('themes without any case are a library that is not open', async () => {
  answer([{ id: 2, name: '破产', count: 0 }])
  await render(ExcellentPane)
  await until(() => shown().includes(copy.noDocuments))
})

test('without themes nothing leads to more', async () => {
  answer([])
  await render(ExcellentPane)
  await until(() => shown().includes(copy.noDocuments))
  expect(shown()).not.toContain(copy.home.all)
})
