/** The order of visitors waiting for few slots. */
import { Busy } from '../../server/threads/busy'
import { FairQueue } from '../../server/threads/fair-queue'

/** The visitors of each slot in order. */
function lineOf(places: number, most = 99) {
  const line = new FairQueue(
    Array.from({ length: places }, (_, at) => at),
    most,
  )
  const had: string[] = []
  const held = new Map<string, Array<() => void>>()
  const take = (who: string, signal?: AbortSignal) =>
    line.acquire(who, signal).then(place => {
      had.push(who)
      held.set(who, [...(held.get(who) ?? []), () => line.release(place, who)])
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
    async leave(who: string) {
      held.get(who)!.shift()!()
      await done()
    },
  }
}

it('one has all places but one', async () => {
  const line = lineOf(3)
  await line.come('a', 'a', 'a', 'a', 'b')
  expect(line.had).toEqual(['a', 'a', 'b'])
  await line.leave('b')
  expect(line.had).toEqual(['a', 'a', 'b'])
  await line.leave('a')
  expect(line.had).toEqual(['a', 'a', 'b', 'a'])
})

it('where there is one place everybody has it in turn', async () => {
  const line = lineOf(1)
  await line.come('a', 'a', 'b')
  await line.leave('a')
  await line.leave('a')
  expect(line.had).toEqual(['a', 'a', 'b'])
})

it('who has fewest is next, and of equals who came first', async () => {
  const line = lineOf(4)
  await line.come('a', 'a', 'b', 'a', 'a', 'b', 'c', 'b')
  expect(line.had).toEqual(['a', 'a', 'b', 'a'])
  await line.leave('a')
  expect(line.had.slice(4)).toEqual(['c'])
  await line.leave('a')
  expect(line.had.slice(5)).toEqual(['a'])
})

it('is no longer than it may be, and forgets who leaves it', async () => {
  const line = lineOf(1, 2)
  await line.come('a')
  const gone = new AbortController()
  const left = line.take('b', gone.signal)
  await expect(line.take('c')).rejects.toThrow(Busy)
  gone.abort()
  await expect(left).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  await line.come('c')
  await line.leave('a')
  expect(line.had).toEqual(['a', 'c'])
})
