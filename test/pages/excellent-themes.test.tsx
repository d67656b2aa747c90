/** The themes of the excellent cases on home: each with its number, and one without any leads nowhere. */
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

test('a theme without a case is told of, and cannot be opened', async () => {
  answer([
    { id: 1, name: '公司', count: 12 },
    { id: 2, name: '破产', count: 0 },
  ])
  await render(ExcellentPane)
  await until(() => shown().includes('破产'))
  expect(all('.theme[role="link"]').map(({ textContent }) => textContent)).toEqual(['公司12 篇'])
  expect(all('.theme--none').map(({ textContent }) => textContent)).toEqual(['破产0 篇'])
})

test('without themes nothing leads to more', async () => {
  answer([])
  await render(ExcellentPane)
  await until(() => shown().includes(copy.home.nothingYet))
  expect(shown()).not.toContain(copy.home.all)
})
