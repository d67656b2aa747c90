/** Data without which a screen still works. */
import { useState } from 'react'
import { type Result, failure, success } from '@/request/errors'
import { type AbortSignalLike, useOptionalData } from '@/request/use-optional-data'
import { act, one, render, until } from '../support/render-block'
import { gate } from '../support/time'

type Load = (signal: AbortSignalLike) => Promise<Result<string>>
let change: (load: Load | undefined) => void
const shown = () => one('.data').textContent

async function show(load: Load | undefined) {
  await render(function Screen() {
    const [current, setCurrent] = useState(() => load)
    change = next => setCurrent(() => next)
    return <p className='data'>{useOptionalData(current) ?? 'nothing'}</p>
  })
}

test('is there once it has loaded, and gone as soon as other data is needed', async () => {
  await show(async () => success('first'))
  await until(() => shown() === 'first')
  await act(() => change(undefined))
  expect(shown()).toBe('nothing')
})

test('does not come after a failure, for which the service calls stay quiet', async () => {
  const signals: AbortSignalLike[] = []
  const load = jest.fn<Promise<Result<string>>, [AbortSignalLike]>(async signal => {
    signals.push(signal)
    return failure({ id: 'server' })
  })
  await show(load)
  await until(() => load.mock.results.length > 0)
  expect([shown(), signals.map(({ quiet }) => quiet)]).toEqual(['nothing', [true]])
})

test('comes from the last request alone: the one before is aborted, and its late answer ignored', async () => {
  const late = gate()
  let first: AbortSignalLike | undefined
  await show(async signal => {
    first = signal
    await late.opened
    return success('first')
  })
  await act(() => change(async () => success('second')))
  await until(() => shown() === 'second')
  late.open()
  let turns = 0
  await until(() => turns++ > 2)
  expect([shown(), first?.aborted]).toEqual(['second', true])
})
