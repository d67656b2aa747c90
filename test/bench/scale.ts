/**
 * `npm run bench:scale [-- short] [documents …]` compares the embedded engine with OpenSearch, for each
 * number of documents. The generated cases and the queries are the same. Fails if the results differ.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster, stopCluster } from '../support/opensearch/cluster'
import { REFUSED } from './scale/run-queries'
import type { Length } from './scale/cases'
import { dropIndices } from './scale/nodes'
import { planLines } from './scale/plan'
import { answered, written } from './scale/process'
import { saveSize, savedSizes } from './scale/saved-sizes'
import { measuredOf, questionTable, type Size, sizeTable } from './scale/tables'
import type { SearchFigures } from './scale/tasks'

const DEFAULT = [5_000, 20_000]
/** Java is slow at first. So many documents are therefore written and searched before the measurement. */
const WARMED = 1_000
const WARMING = 2
/** The timeout of a query, which is long enough that no measured query fails. */
const TIMEOUT_MS = 60_000
const PREFIX = 'bench-scale'
const [shards, replicas] = [Number(process.env.SEARCH_SHARDS ?? 3), Number(process.env.SEARCH_REPLICAS ?? 0)]

/** Returns the queries whose results differ. Queries that one engine refused by its own limits are left out. */
function differing(embedded: SearchFigures, cluster: SearchFigures): string[] {
  return embedded.queries.flatMap(({ what, answers }, kind) =>
    answers.flatMap((answer, n) => {
      const other = cluster.queries[kind]!.answers[n]!
      if (answer === other || [answer, other].some(one => one.startsWith(REFUSED))) return []
      return `${what}, question ${n + 1}: embedded ${answer.slice(0, 200)}, OpenSearch ${other.slice(0, 200)}`
    }),
  )
}

async function measure(count: number, length: Length, urls: string[]): Promise<Size> {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-scale-'))
  const embedded = { count, length, file: path.join(dir, 'corpus.db') }
  const prefix = `${PREFIX}-${count}`
  const cluster = { count, length, cluster: { urls, timeoutMs: TIMEOUT_MS, prefix, shards, replicas } }
  const [url] = urls as [string]
  try {
    const writing = [await written(embedded), await written(cluster)] as const
    const [ours, others] = [await answered(embedded), await answered(cluster)]
    const different = differing(ours, others)
    if (different.length) throw new Error(`The answers are not the same:\n${different.join('\n')}`)
    const nodes = others.nodes!
    return {
      count,
      length,
      embedded: { writing: writing[0], ...ours },
      cluster: { writing: writing[1], ...others, nodes },
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
    await dropIndices(url, prefix)
  }
}

async function main(args: string[]) {
  const length: Length = args.includes('short') ? 'short' : 'full'
  const counts = args.filter(arg => /^\d+$/.test(arg)).map(Number)
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; ${shards} shards, ${replicas} replicas`)
  const urls = await startCluster()
  try {
    for (let round = 0; round < WARMING; round++) await measure(WARMED, length, urls)
    for (const count of counts.length ? counts : DEFAULT) {
      const size = await measure(count, length, urls)
      saveSize(size)
      console.log(`\n${sizeTable(size)}\n\n${questionTable(size)}`)
    }
    const sizes = savedSizes(length)
    const [small, large] = [sizes[0]!, sizes.at(-1)!]
    if (small !== large) console.log(`\n${planLines(measuredOf(small, large)).join('\n')}`)
  } finally {
    await stopCluster()
  }
}

void main(process.argv.slice(2))
