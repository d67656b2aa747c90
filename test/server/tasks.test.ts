/** Tasks in threads have limits of time and memory; exceeding them affects no other task. */
import { BusyError } from '../../server/threads/busy'
import { DEADLINES } from '../../server/threads/deadlines'
import { TaskEndedError, type TaskEndReason } from '../../server/threads/task-ended'
import { type Task, TaskRunner } from '../../server/threads/tasks'
import type { Act } from '../fixture/thread/worker'
import { threadScript } from '../support/built-server'
import { eventually, letPass, patience } from '../support/time'

const DEADLINE = patience(1000)
const open: TaskRunner[] = []
let troubles: Error[]
let ended: TaskEndReason[]
beforeEach(() => void ([troubles, ended] = [[], []]))
afterEach(async () => void (await Promise.all(open.splice(0).map(tasks => tasks.close()))))
jest.setTimeout(patience(60_000))

function tasksIn(most: number, deadline = DEADLINE, request = DEADLINES.request) {
  const tasks = new TaskRunner({
    file: 'document-worker/worker',
    script: threadScript('fixture'),
    most,
    deadlines: { ...DEADLINES, words: deadline, request },
    onTrouble: error => void troubles.push(error),
    onEnded: (_, why) => void ended.push(why),
  })
  open.push(tasks)
  return (act: Act, task?: Task) => tasks.run('words', act, task) as Promise<{ text: string }>
}

const counter = () => new Int32Array(new SharedArrayBuffer(4))
const abortError = expect.objectContaining({ name: 'AbortError' }) as Error

describe('a task that takes too long', () => {
  it('is ended with its thread, and another thread serves the next visitor', async () => {
    const run = tasksIn(1)
    const before = await run({ act: 'answer' })
    await expect(run({ act: 'spin' })).rejects.toThrow(new TaskEndedError('words', 'time'))
    const after = await run({ act: 'answer' })
    expect(after.text).not.toBe(before.text)
    expect([ended, troubles]).toEqual([['time'], []])
  })

  it('leaves a thread to others, however many such tasks one visitor sends', async () => {
    const run = tasksIn(2, patience(60_000))
    const client = new AbortController()
    const spinning = [1, 2, 3].map(() => run({ act: 'spin' }, { visitor: 'one', signal: client.signal }))
    const ends = Promise.allSettled(spinning)
    for (let n = 0; n < 3; n++) expect(await run({ act: 'answer' }, { visitor: 'another' })).toHaveProperty('text')
    client.abort()
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })

  it('delays the others only until its deadline, with a single thread', async () => {
    const run = tasksIn(1)
    const spinning = expect(run({ act: 'spin' }, { visitor: 'one' })).rejects.toThrow(TaskEndedError)
    expect(await run({ act: 'answer' }, { visitor: 'another' })).toHaveProperty('text')
    await spinning
  })

  it('may wait for a thread: its time begins with its thread', async () => {
    const run = tasksIn(1)
    const share = 0.4 * DEADLINE
    const answers = await Promise.all([1, 2, 3, 4].map(() => run({ act: 'answer', after: share })))
    expect(answers).toHaveLength(4)
  })

  it('is answered completely or ended, if the deadline passes during the reply', async () => {
    const run = tasksIn(2, patience(60))
    const after = Array.from({ length: 24 }, (_, n) => patience(60) - 6 + n / 2)
    const ends = await Promise.allSettled(after.map((ms, n) => run({ act: 'answer', after: ms }, { visitor: `${n}` })))
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toEqual(new TaskEndedError('words', 'time'))
      else expect(end.value).toEqual({ text: expect.any(String) as string })
    expect(await run({ act: 'answer' })).toHaveProperty('text')
    expect(troubles).toEqual([])
  })

  it('is no task answered in time: its thread continues', async () => {
    const run = tasksIn(1, patience(500))
    const first = await run({ act: 'answer' })
    await letPass(patience(500))
    expect(await run({ act: 'answer' })).toEqual(first)
    expect(ended).toEqual([])
  })
})

describe('a request of many tasks', () => {
  const pieces = (run: ReturnType<typeof tasksIn>, act: Act, task?: Task) =>
    open[0]!.underDeadline(
      'request',
      async one => {
        for (let n = 0; n < 40; n++) await run(act, one)
        return 'all'
      },
      task,
    )

  it('is ended within a task at the common deadline', async () => {
    const run = tasksIn(1, patience(60_000), 100)
    await run({ act: 'answer' })
    await expect(pieces(run, { act: 'answer', after: 10 })).rejects.toThrow(new TaskEndedError('request', 'time'))
    await expect(pieces(run, { act: 'spin' })).rejects.toThrow(new TaskEndedError('request', 'time'))
    expect(ended.filter(why => why === 'time')).toEqual(['time', 'time'])
    expect(await run({ act: 'answer' })).toHaveProperty('text')
  })

  it('is done in time, and stopped when its client leaves', async () => {
    const run = tasksIn(1)
    expect(await pieces(run, { act: 'answer' })).toBe('all')
    const client = new AbortController()
    const left = expect(pieces(run, { act: 'answer', after: 100 }, { signal: client.signal })).rejects.toEqual(
      abortError,
    )
    client.abort()
    await left
    expect(ended).toEqual([])
  })

  it('that fails by itself reports it', async () => {
    const run = tasksIn(1)
    await expect(pieces(run, { act: 'throw' })).rejects.toThrow('no such thing')
  })
})

describe('a client that leaves', () => {
  it('ends a running task', async () => {
    const run = tasksIn(1, patience(60_000))
    await run({ act: 'answer' })
    const client = new AbortController()
    const left = run({ act: 'spin' }, { signal: client.signal })
    const answer = run({ act: 'answer' })
    await letPass(50)
    client.abort()
    await expect(left).rejects.toEqual(abortError)
    expect(await answer).toHaveProperty('text')
    expect(ended).toEqual(['left'])
  })

  it('ends a task that has run for longer than the least time, without a negative timer', async () => {
    const run = tasksIn(1, patience(60_000))
    await run({ act: 'answer' })
    const client = new AbortController()
    const left = expect(run({ act: 'spin' }, { signal: client.signal })).rejects.toEqual(abortError)
    await letPass(600)
    const timers = jest.spyOn(globalThis, 'setTimeout')
    client.abort()
    await left
    // From Node 24 on a negative delay prints a warning among the log lines.
    expect(timers.mock.calls.map(([, ms = 0]) => ms).filter(ms => ms < 0)).toEqual([])
    expect(timers).toHaveBeenCalled()
    timers.mockRestore()
  })

  it('does not end a thread that is nearly done', async () => {
    const run = tasksIn(1)
    const first = await run({ act: 'answer' })
    const client = new AbortController()
    const left = run({ act: 'answer', after: 60 }, { signal: client.signal })
    await letPass(20)
    client.abort()
    expect(await left).toEqual(first)
    expect(await run({ act: 'answer' })).toEqual(first)
  })

  it('leaves the queue', async () => {
    const run = tasksIn(1)
    const begun = counter()
    const client = new AbortController()
    const first = run({ act: 'answer', after: 100 })
    const left = run({ act: 'answer', begun }, { signal: client.signal })
    await letPass(20)
    client.abort()
    await expect(left).rejects.toEqual(abortError)
    await first
    await run({ act: 'answer' })
    expect(begun[0]).toBe(0)
    await expect(run({ act: 'answer' }, { signal: client.signal })).rejects.toEqual(abortError)
  })
})

describe('a task', () => {
  it('that throws is reported once, and keeps its thread', async () => {
    const run = tasksIn(1)
    const begun = counter()
    const before = await run({ act: 'answer' })
    await expect(run({ act: 'throw', begun })).rejects.toThrow('no such thing')
    expect([begun[0], await run({ act: 'answer' })]).toEqual([1, before])
    expect([ended, troubles]).toEqual([[], []])
  })

  it('whose thread dies runs in another one, and not a third time', async () => {
    const run = tasksIn(1)
    const [once, always] = [counter(), counter()]
    expect(await run({ act: 'answer', begun: once, dies: 1 })).toHaveProperty('text')
    expect([once[0], troubles]).toEqual([2, [new Error('worker exited with code: 1')]])
    await expect(run({ act: 'answer', begun: always, dies: 9 })).rejects.toThrow('worker exited')
    expect(always[0]).toBe(2)
    expect(await run({ act: 'answer' })).toHaveProperty('text')
  })

  it.each(['throw', 'exit'] as const)('runs in another thread if one died without work: %s', async later => {
    const run = tasksIn(1)
    const { text } = await run({ act: 'answer' })
    await run({ act: 'answer', later, begun: counter() })
    await eventually(async () => expect((await run({ act: 'answer' })).text).not.toBe(text))
    // An exit at rest is silent. One that meets a task is reported, and the task runs again.
    expect(ended).toEqual([])
    expect(troubles.length).toBeLessThanOrEqual(1)
    if (later === 'throw') expect(troubles).toHaveLength(1)
  })

  it('with too much memory is ended, and not repeated', async () => {
    const run = tasksIn(1, patience(60_000))
    const begun = counter()
    await expect(run({ act: 'fill', begun })).rejects.toThrow(new TaskEndedError('words', 'memory'))
    expect([begun[0], ended]).toEqual([1, ['memory']])
    expect(await run({ act: 'answer' })).toHaveProperty('text')
  })

  it('too many tasks are refused', async () => {
    const run = tasksIn(1)
    const answers = Array.from({ length: 33 }, () => run({ act: 'answer' }))
    const refused = (await Promise.allSettled(answers)).filter(({ status }) => status === 'rejected')
    expect(refused).toEqual([{ status: 'rejected', reason: new BusyError() }])
  })

  it('there are no threads after the end', async () => {
    const run = tasksIn(1, patience(60_000))
    const ends = Promise.allSettled([run({ act: 'spin' }), run({ act: 'answer' })])
    await letPass(50)
    await open[0]!.close()
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(run({ act: 'answer' })).rejects.toThrow(BusyError)
  })
})

it('the health check reports whether a thread answers, and starts none for it', async () => {
  const run = tasksIn(2)
  const [tasks] = open
  expect(await tasks!.answers()).toBe(true)
  const { text } = await run({ act: 'answer' })
  expect(await tasks!.answers()).toBe(true)
  const spinning = run({ act: 'spin' })
  expect(await tasks!.answers()).toBe(true)
  await expect(spinning).rejects.toThrow(TaskEndedError)
  await eventually(async () => expect((await run({ act: 'answer' })).text).not.toBe(text))
})
