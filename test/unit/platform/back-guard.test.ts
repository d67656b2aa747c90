/** The guard of an open layer does not intercept the app's own navigation back. */
import { backGuards } from '@/platform/back-guard.weapp'

test('goes at once where no layer is open', async () => {
  const hide = jest.fn()
  const guard = backGuards.add(hide)
  await backGuards.release()
  expect(hide).not.toHaveBeenCalled()
  guard.remove()
})

test('waits until WeChat has closed the container', async () => {
  const events: string[] = []
  const guard = backGuards.add(() => {
    events.push('hidden')
    setTimeout(() => {
      events.push('gone')
      guard.confirmHidden()
    })
  })
  guard.setVisible(true)
  await backGuards.release()
  events.push('back')
  expect(events).toEqual(['hidden', 'gone', 'back'])
  guard.remove()
})

test('does not wait for ever for a host that tells nothing', async () => {
  jest.useFakeTimers()
  const guard = backGuards.add(() => undefined)
  guard.setVisible(true)
  const released = backGuards.release()
  await jest.advanceTimersByTimeAsync(300)
  await released
  guard.remove()
  await backGuards.release()
  jest.useRealTimers()
})
