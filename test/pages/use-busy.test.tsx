/** Actions that run one at a time. */
import { useBusy } from '@/platform/use-busy'
import { act, click, one, render, until } from '../support/render-block'
import { gate } from '../support/time'

let work: () => Promise<string>
let results: unknown[]
const key = () => one('.key')
const isBusy = () => key().getAttribute('aria-busy') === 'true'

function Screen() {
  const { busy, run } = useBusy()
  const start = () =>
    void run(work).then(
      result => results.push(result),
      (error: Error) => results.push(error.message),
    )
  return <button className='key' aria-busy={busy} onClick={start} />
}

beforeEach(() => void (results = []))

test('of two taps in one frame the second does nothing', async () => {
  const answer = gate()
  const calls = jest.fn(() => answer.opened.then(() => 'done'))
  work = calls
  await render(Screen)
  await act(() => {
    key().click()
    key().click()
  })
  expect([calls.mock.calls.length, isBusy(), results]).toEqual([1, true, [undefined]])
  answer.open()
  await until(() => results.length > 1 && !isBusy())
  expect(results).toEqual([undefined, 'done'])
})

test('after one has ended, by an error too, the next can run', async () => {
  work = () => Promise.reject(new Error('broken'))
  await render(Screen)
  await click(key())
  await until(() => results.length > 0 && !isBusy())
  expect(results).toEqual(['broken'])
  work = () => Promise.resolve('done')
  await click(key())
  await until(() => results.length > 1)
  expect(results).toEqual(['broken', 'done'])
})
