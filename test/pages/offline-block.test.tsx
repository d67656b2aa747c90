/** Without a network every part of the app shows the same message and the same two actions. */
import type { ReactElement } from 'react'
import { copy } from '@/copy'
import { LoadErrorBlock, LoadErrorScreen } from '@/request/load-error'
import { all, one, render } from '../support/render-block'

const retry = () => undefined
const home = { label: copy.action.home, onTap: retry }

/** The sentence and the buttons of the state that was drawn last. */
async function drawn(state: ReactElement) {
  await render(() => state)
  const last = all('.state').pop()!
  const texts = (selector: string) => [...last.querySelectorAll(selector)].map(({ textContent }) => textContent)
  return [...texts('.state__sentence'), ...texts('[role="button"]')]
}

const OFFLINE = [copy.error.network, copy.action.retry, copy.offline.stored]

describe.each(['network', 'timeout'] as const)('%s', id => {
  test('in a part of a screen', async () => {
    expect(await drawn(<LoadErrorBlock error={{ id }} retry={retry} />)).toEqual(OFFLINE)
  })

  test('in a part that has a way out', async () => {
    expect(await drawn(<LoadErrorBlock error={{ id }} retry={retry} exitAction={home} />)).toEqual(OFFLINE)
  })

  test('on a whole screen, whose bar has the ways home and to the workspace', async () => {
    expect(await drawn(<LoadErrorScreen error={{ id }} retry={retry} />)).toEqual(OFFLINE)
    expect(one('.header')).toBeDefined()
  })
})

test('the line above stored content names the same trouble', () => {
  expect(copy.offline.saved.slice(0, 4)).toBe(copy.error.network.slice(0, 4))
})

test('another failure of a whole screen leads home', async () => {
  const [, ...ways] = await drawn(<LoadErrorScreen error={{ id: 'server' }} retry={retry} />)
  expect(ways).toEqual([copy.action.retry, copy.action.home])
})
