/** Measures the processor time and the disk use of a cluster's nodes on this machine. */
import { readFileSync } from 'node:fs'

/** The milliseconds of one tick of the kernel's clock for processes. */
const TICK_MS = 10

async function fetchJson<T>(url: string): Promise<T> {
  return (await fetch(url)).json() as Promise<T>
}

export async function processesOf(url: string): Promise<number[]> {
  const { nodes } = await fetchJson<{ nodes: Record<string, { process: { id: number } }> }>(`${url}/_nodes/process`)
  return Object.values(nodes).map(({ process: { id } }) => id)
}

/** Returns the processor milliseconds that all nodes have used so far. */
export function spentBy(processes: number[]): number {
  return processes.reduce((sum, id) => {
    const afterName = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return sum + (Number(afterName[11]) + Number(afterName[12])) * TICK_MS
  }, 0)
}

function residentOf(processes: number[]): number {
  return processes.reduce((sum, id) => {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]
    return sum + Number(kilobytes) * 1024
  }, 0)
}

interface Stats {
  _all: Record<'primaries' | 'total', { store: { size_in_bytes: number }; segments: { count: number } }>
}

async function diskOf(url: string, prefix: string) {
  const { _all } = await fetchJson<Stats>(`${url}/${prefix}-g*/_stats/store,segments`)
  return {
    primaries: _all.primaries.store.size_in_bytes,
    total: _all.total.store.size_in_bytes,
    segments: _all.primaries.segments.count,
  }
}

async function heapOf(url: string): Promise<number> {
  type Heap = { nodes: Record<string, { jvm: { mem: { heap_used_in_bytes: number } } }> }
  const { nodes } = await fetchJson<Heap>(`${url}/_nodes/stats/jvm`)
  return Object.values(nodes).reduce((sum, { jvm }) => sum + jvm.mem.heap_used_in_bytes, 0)
}

/** The measures of all nodes in bytes. On disk `primaries` has one copy of each document, `total` all copies. */
export interface Nodes {
  resident: number
  heap: number
  disk: { primaries: number; total: number; segments: number }
}

export async function nodesOf(url: string, prefix: string): Promise<Nodes> {
  const resident = residentOf(await processesOf(url))
  return { resident, heap: await heapOf(url), disk: await diskOf(url, prefix) }
}

/** Deletes the indices by name, because a cluster accepts no pattern for deletion. */
export async function dropIndices(url: string, prefix: string) {
  const indices = await fetchJson<Array<{ index: string }>>(`${url}/_cat/indices/${prefix}-*?format=json&h=index`)
  for (const { index } of indices) await fetch(`${url}/${index}`, { method: 'DELETE' })
}
