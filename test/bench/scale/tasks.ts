/** The tasks of one process. Memory and processor time then belong to a single engine and action. */
import { statSync } from 'node:fs'
import { type OpenSearchSettings, openEngine, openSearchEngine } from '../../../server/engine/open'
import type { Engine } from '../../../server/engine/port'
import { suggestions } from '../engine/corpus'
import { median } from '../engine/measure'
import { type QueryResult, runQueries } from './run-queries'
import { cases, CASE_SPEC, type Length, textOf } from './cases'
import { type Nodes, nodesOf, processesOf, spentBy } from './nodes'
import { scaleQueries } from './questions'

export interface Task {
  does: 'write' | 'ask'
  /** The file of the embedded engine. Absent for a cluster. */
  file?: string
  cluster?: OpenSearchSettings
  count: number
  length: Length
}

export interface Written {
  characters: number
  /** The seconds of the task without the generation of documents. */
  seconds: number
  processorSeconds: number
  /** The part of the processor seconds that the writing process used. */
  ownSeconds: number
  /** The most bytes on disk, before the embedded engine's log is merged. */
  bytesAtMost: number
  memoryAtMost: number
}

export interface SearchFigures {
  queries: QueryResult[]
  /** The seconds to open the engine and to warm it up. */
  openedIn: number
  /** The time until one more document is visible: the median of several attempts. */
  oneMore: number
  bytes: number
  memory: number
  /** The figures of a cluster's nodes. */
  nodes?: Nodes
}

const WORDS = 50_000
const MORE = 3

const open = async ({ file, cluster }: Task): Promise<Engine> =>
  cluster ? openSearchEngine(cluster) : openEngine({ file: file! })

const processTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Returns a function that reads the processor time. For a cluster it adds up its nodes and this client process. */
async function spending({ cluster }: Task): Promise<() => number> {
  const nodes = cluster ? await processesOf(cluster.urls[0]!) : []
  return () => processTime() + spentBy(nodes)
}

async function write(task: Task): Promise<Written> {
  const engine = await open(task)
  const spent = await spending(task)
  let [characters, making, madeBy] = [0, 0, 0]
  const [start, before, processTimeBefore] = [performance.now(), spent(), processTime()]
  await engine.write(writer => {
    writer.define(CASE_SPEC)
    writer.suggest('words', suggestions(WORDS))
    let [from, costs] = [performance.now(), processTime()]
    for (const document of cases(task.count, task.length)) {
      characters += textOf(document).length
      making += performance.now() - from
      madeBy += processTime() - costs
      writer.put(CASE_SPEC.name, document)
      ;[from, costs] = [performance.now(), processTime()]
    }
  })
  const log = `${task.file}-wal`
  const written: Written = {
    characters,
    seconds: (performance.now() - start - making) / 1000,
    processorSeconds: (spent() - before - madeBy) / 1000,
    ownSeconds: (processTime() - processTimeBefore - madeBy) / 1000,
    bytesAtMost: task.file ? statSync(task.file).size + statSync(log).size : 0,
    memoryAtMost: process.resourceUsage().maxRSS * 1024,
  }
  await engine.close()
  return written
}

async function oneMore(engine: Engine, { length }: Task): Promise<number> {
  const times: number[] = []
  for (const document of cases(MORE, length)) {
    const start = performance.now()
    await engine.write(writer => writer.put(CASE_SPEC.name, { ...document, id: `one-more-${document.id}` }))
    times.push((performance.now() - start) / 1000)
  }
  return median(times)
}

async function runSearchTask(task: Task): Promise<SearchFigures> {
  const start = performance.now()
  const engine = await open(task)
  await engine.warmUp()
  const openedIn = (performance.now() - start) / 1000
  const queries = await runQueries(engine, scaleQueries(task.length), await spending(task))
  const { bytes } = await engine.health()
  const memory = process.memoryUsage.rss()
  // Old generations would count towards the size, so only the current indices are measured.
  const nodes = task.cluster && (await nodesOf(task.cluster.urls[0]!, task.cluster.prefix))
  const figures = { queries, openedIn, bytes, memory, nodes, oneMore: await oneMore(engine, task) }
  await engine.close()
  return figures
}

process.once('message', (task: Task) => {
  const done = task.does === 'write' ? write(task) : runSearchTask(task)
  done.then(
    result => process.send!(result, () => process.disconnect()),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
