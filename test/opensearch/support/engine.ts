/** Engines on the cluster, each under a name of its own, of which nothing stays behind. */
import { openSearchEngine } from '../../../server/engine/opensearch'
import type { Engine } from '../../../server/engine/port'

/** Where the cluster of this stage is, as the stage was told. */
export const urls = () => (process.env.SEARCH_URL ?? '').split(',').filter(Boolean)

/** Where no cluster could be started, nothing is told by it. */
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
  const found = (await (await onCluster(`/_cat/indices/${prefix}-*?format=json&h=index`)).json()) as { index: string }[]
  return found.map(({ index }) => index).sort()
}

export async function removeAll(prefix: string) {
  await onCluster(`/${(await indicesOf(prefix)).join()}`, 'DELETE')
}

export const settingsOf = (prefix: string, replicas = 0) => ({ urls: urls(), prefix, shards: 2, replicas })

export async function openOnCluster(replicas = 0): Promise<Engine> {
  const prefix = newPrefix()
  const engine = await openSearchEngine(settingsOf(prefix, replicas))
  const close = engine.close.bind(engine)
  return Object.assign(engine, {
    async close() {
      await close()
      await removeAll(prefix)
    },
  })
}
