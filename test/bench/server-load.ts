/**
 * Measures the whole server over HTTP, in one thread and with a thread for each core. Sends each kind of call
 * alone, then all kinds at once. Measures how long the most expensive calls block the event loop, and how
 * long other visitors wait meanwhile. DATA_DIR names a corpus, WORKERS the number of threads.
 */
import { rmSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { type Figure, markdown, measure, median, table } from './engine/measure'
import { CALLS } from './load/calls'
import { sendRequest, AT_ONCE, hangUp } from './load/client'
import { dear, dearest, logIn } from './load/expensive'
import { importReal, type Loaded, withServer } from './load/server'

const RUNS = 60
const HELD_TIMES = 5
const LOAD_SECONDS = 10
/** The number of expensive requests a second: one visitor may send 600 requests a minute. */
const DEAR_A_SECOND = 10
const OTHERS = 8

const calls = Object.values(CALLS)
const quantile = (times: number[], share: number) => times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

async function alone({ origin, tokens: [token] }: Loaded): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [what, path] of Object.entries(CALLS)) {
    const once = async (index: number) => ((await sendRequest(origin, { path: path(index), token })) === 200 ? 1 : 0)
    figures.push(await measure(what, RUNS, once))
  }
  return figures
}

/** Runs so many visitors for some time. Each sends its next request after it has got an answer. */
async function runVisitors({ origin, tokens }: Loaded, visitors: number, pauseMs = 0) {
  const times: number[] = []
  let wrong = 0
  const until = performance.now() + LOAD_SECONDS * 1000
  const client = async (offset: number) => {
    for (let index = offset; performance.now() < until; index += visitors) {
      const start = performance.now()
      // Searches for words near each other are for members only.
      const token = tokens[index % tokens.length]
      if ((await sendRequest(origin, { path: calls[index % calls.length]!(index), token })) !== 200) wrong++
      times.push(performance.now() - start)
      if (pauseMs) await new Promise(resolve => setTimeout(resolve, pauseMs))
    }
  }
  await Promise.all(Array.from({ length: visitors }, (_, offset) => client(offset)))
  return { times, wrong }
}

async function together(server: Loaded) {
  const { done, held, spent } = await server.during(() => runVisitors(server, AT_ONCE))
  const { times, wrong } = done
  const each = (spent / times.length).toFixed(2)
  console.log(
    `${Math.round(times.length / LOAD_SECONDS)} requests a second with ${AT_ONCE} at once, p99 ${quantile(times, 0.99).toFixed(0)} ms, ` +
      `${each} ms of processor for each, the loop held ${held} ms at most, ${wrong} of ${times.length} not answered with 200`,
  )
}

async function holds({ origin, during }: Loaded) {
  const rows: string[][] = []
  for (const [what, call] of Object.entries(await dear(origin))) {
    const times: number[] = []
    let first: number | undefined
    for (let time = 0; time < HELD_TIMES; time++) {
      const { done, held } = await during(() => sendRequest(origin, call))
      if (done !== 200) throw new Error(`${what} was answered with ${done}`)
      first ??= held
      times.push(held)
    }
    rows.push([what, ...[first!, median(times), Math.min(...times)].map(String)])
  }
  console.log(markdown(['the loop held, ms', 'first', `median of ${HELD_TIMES}`, 'least'], rows))
}

/** Sends requests without waiting for answers, like an attacker. */
function sendSteadily(origin: string, call: (n: number) => Parameters<typeof sendRequest>[1]) {
  let count = 0
  const statuses: number[] = []
  const from = `192.0.2.${DEAR_A_SECOND}`
  const sending = setInterval(
    () =>
      void sendRequest(origin, call(count++), from)
        .catch(() => 0)
        .then(status => statuses.push(status)),
    1000 / DEAR_A_SECOND,
  )
  return () => {
    clearInterval(sending)
    return statuses
  }
}

async function beside(server: Loaded) {
  const { origin } = server
  const rows: string[][] = []
  const row = async (what: string, stop = (): number[] => []) => {
    const { times } = await runVisitors(server, OTHERS, 20)
    const statuses = stop()
    const well = statuses.filter(status => status === 200).length
    const cells = [quantile(times, 0.5), quantile(times, 0.99)].map(ms => ms.toFixed(0))
    rows.push([what, ...cells, `${well} of ${statuses.length}`])
  }
  await row('nobody')
  const calls = await dearest(origin, await logIn(origin))
  for (const [what, call] of Object.entries(calls)) await row(what, sendSteadily(origin, call))
  const head = [`sent ${DEAR_A_SECOND} times a second by one`, 'others: p50 ms', 'p99 ms', 'of the one answered']
  console.log(markdown(head, rows))
}

const PARTS = { holds, alone: async (server: Loaded) => console.log(table(await alone(server))), together, beside }

async function main() {
  const names = process.argv.slice(2)
  const parts = Object.entries(PARTS).filter(([name]) => names.length === 0 || names.includes(name))
  const { DATA_DIR, WORKERS } = process.env
  const imported = DATA_DIR ? undefined : importReal()
  const corpus = DATA_DIR ?? imported
  try {
    console.log(
      `\n${cpus()[0]?.model ?? 'cpu'} × ${cpus().length}, ${corpus ? 'real corpus' : 'sample corpus'}, client on the same machine`,
    )
    for (const workers of WORKERS ? [Number(WORKERS)] : [0, availableParallelism()]) {
      console.log(`\nWORKERS=${workers}`)
      await withServer(corpus, workers, async server => {
        for (const [, part] of parts) await part(server)
      })
    }
  } finally {
    if (imported) rmSync(imported, { recursive: true, force: true })
    hangUp()
  }
}

void main()
