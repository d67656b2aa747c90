/** Code that is loaded by a tap, or was loaded before the tap. */
import { useState } from 'react'
import { LazyPart, useLazyPart } from '@/request/lazy-part'
import * as idle from '@/platform/idle'
import { act, all, click, one, render, until } from '../support/render-block'

const Drawn = { Part: () => <p className='part'>here</p> }

let answers: Array<() => Promise<typeof Drawn>> = []
let loads = 0
const code = () => {
  loads += 1
  return answers.shift()?.() ?? Promise.resolve(Drawn)
}

function Screen() {
  const [isNeeded, setNeeded] = useState(false)
  const part = useLazyPart(code, isNeeded)
  return (
    <>
      <button className={`want want--${part.kind}`} onClick={() => setNeeded(true)} />
      {isNeeded && <LazyPart part={part}>{({ Part }) => <Part />}</LazyPart>}
    </>
  )
}

let rest = () => {}
beforeEach(() => {
  answers = []
  loads = 0
  jest.spyOn(idle, 'whenIdle').mockImplementation(work => void (rest = work))
})

test('it is fetched while nothing else is to do, and is there with the tap', async () => {
  await render(Screen)
  expect(loads).toBe(0)
  await act(() => rest())
  await until(() => all('.want--ready').length === 1)
  await click(one('.want'))
  expect(all('.part')).toHaveLength(1)
  expect(loads).toBe(1)
})

test('a tap that comes first fetches it, and is answered meanwhile', async () => {
  let arrive = () => {}
  answers = [() => new Promise(resolve => (arrive = () => resolve(Drawn)))]
  await render(Screen)
  await click(one('.want'))
  expect([all('[role="progressbar"]').length, all('.part').length]).toEqual([1, 0])
  await act(() => arrive())
  await until(() => all('.part').length === 1)
  // The idle moment that came too late has nothing left to do.
  await act(() => rest())
  expect(loads).toBe(1)
})

test('what failed before anybody wanted it is tried again by the tap, and by the reader', async () => {
  const fail = () => Promise.reject(new Error('gone'))
  answers = [fail, fail]
  await render(Screen)
  await act(() => rest())
  await click(one('.want'))
  await until(() => all('.state').length === 1)
  expect(loads).toBe(2)
  const [retry] = all('.state .button')
  await click(retry!)
  await until(() => all('.part').length === 1)
})
