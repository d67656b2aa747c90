/** The order in which waiting visitors get slots. */
import { BusyError } from '../../server/threads/busy'
import { FairQueue } from '../../server/threads/fair-queue'

/** The visitors of each slot in order. */
function queueOf(slots: number, most = 99) {
  const queue = new FairQueue(
    Array.from({ length: slots }, (_, at) => at),
    most,
  )
  const had: string[] = []
  const slotsOf = new Map<string, Array<() => void>>()
  const take = (visitor: string, signal?: AbortSignal) =>
    queue.acquire(visitor, signal).then(slot => {
      had.push(visitor)
      slotsOf.set(visitor, [...(slotsOf.get(visitor) ?? []), () => queue.release(slot, visitor)])
    })
  const done = () => new Promise<void>(resolve => setImmediate(resolve))
  return {
    had,
    done,
    /** All waiting in order. */
    async come(...names: string[]) {
      for (const name of names) take(name).catch(() => undefined)
      await done()
    },
    take,
    async leave(visitor: string) {
      slotsOf.get(visitor)!.shift()!()
      await done()
    },
  }
}

it('one visitor has all places but one', async () => {
  const queue = queueOf(3)
  await queue.come('a', 'a', 'a', 'a', 'b')
  expect(queue.had).toEqual(['a', 'a', 'b'])
  await queue.leave('b')
  expect(queue.had).toEqual(['a', 'a', 'b'])
  await queue.leave('a')
  expect(queue.had).toEqual(['a', 'a', 'b', 'a'])
})

it('a single place serves all visitors in turn', async () => {
  const queue = queueOf(1)
  await queue.come('a', 'a', 'b')
  await queue.leave('a')
  await queue.leave('a')
  expect(queue.had).toEqual(['a', 'a', 'b'])
})

it('the visitor with the fewest places is next, and of equals the first to come', async () => {
  const queue = queueOf(4)
  await queue.come('a', 'a', 'b', 'a', 'a', 'b', 'c', 'b')
  expect(queue.had).toEqual(['a', 'a', 'b', 'a'])
  await queue.leave('a')
  expect(queue.had.slice(4)).toEqual(['c'])
  await queue.leave('a')
  expect(queue.had.slice(5)).toEqual(['a'])
})

it('has a limit, and forgets a visitor who leaves', async () => {
  const queue = queueOf(1, 2)
  await queue.come('a')
  const client = new AbortController()
  const left = queue.take('b', client.signal)
  await expect(queue.take('c')).rejects.toThrow(BusyError)
  client.abort()
  await expect(left).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  await queue.come('c')
  await queue.leave('a')
  expect(queue.had).toEqual(['a', 'c'])
})
