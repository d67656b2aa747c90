/** Engines on the cluster, each under a name of its own, and cleaned up. */
import { openSearchEngine } from '../../../server/engine/opensearch'
import type { Engine } from '../../../server/engine/port'

/** The address of the cluster of this stage. */
export const urls = () => (process.env.SEARCH_URL ?? '').split(',').filter(Boolean)

/** Without a cluster these tests are skipped. */
export const describeOnCluster = (name: string, tests: () => void) =>
  (urls().length ? describe : describe.skip)(name, tests)

let opened = 0

export const newPrefix = () => `test-${process.pid}-${Date.now().toString(36)}-${++opened}`

export const onCluster = (path: string, method = 'GET', body?: object) =>
  fetch(`${urls()[0]}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })

export async function indicesOf(prefix: string): Promise<string[]> {
  const rows = (await (await onCluster(`/_cat/indices/${prefix}-*?format=json&h=index`)).json()) as { index: string }[]
  return rows.map(({ index }) => index).sort()
}

export async function removeAll(prefix: string) {
  await onCluster(`/${(await indicesOf(prefix)).join()}`, 'DELETE')
}

const timeoutMs = 15_000

export const settingsOf = (prefix: string, replicas = 0) => ({ urls: urls(), timeoutMs, prefix, shards: 2, replicas })

async function openAnother() {
  const prefix = newPrefix()
  return { prefix, engine: await openSearchEngine(settingsOf(prefix)) }
}
type Opened = Awaited<ReturnType<typeof openAnother>>

async function leave({ prefix, engine }: Opened, close = () => engine.close()) {
  await close()
  await removeAll(prefix)
}

export async function openOnCluster(): Promise<Engine> {
  const opened = await openAnother()
  const close = opened.engine.close.bind(opened.engine)
  return Object.assign(opened.engine, { close: () => leave(opened, close) })
}

/** A fresh engine for each test. The cluster makes the next one and removes the last one during a test. */
export function inTurn() {
  const leaving: Promise<void>[] = []
  let next: Promise<Opened> | undefined
  const prepare = () => {
    next = openAnother()
    next.catch(() => undefined)
    return next
  }
  afterAll(async () => {
    if (next) await leave(await next)
    await Promise.all(leaving)
  })
  return async function open(): Promise<Engine> {
    const opened = await (next ?? prepare())
    prepare()
    const close = opened.engine.close.bind(opened.engine)
    return Object.assign(opened.engine, { close: async () => void leaving.push(leave(opened, close)) })
  }
}
