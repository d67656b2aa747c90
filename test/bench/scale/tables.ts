/** Writes the tables of one measured size. From two sizes it makes the input of a plan. */
import { markdown, quantile } from '../engine/measure'
import { type QueryResult, REFUSED } from './run-queries'
import type { Length } from './cases'
import type { Nodes } from './nodes'
import { costGrowthOf, type MeasuredSize } from './plan'
import type { SearchFigures, Written } from './tasks'

interface Engine extends SearchFigures {
  writing: Written
}

export interface Size {
  count: number
  length: Length
  embedded: Engine
  cluster: Engine & { nodes: Nodes }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
const refusedIn = ({ answers }: QueryResult) => answers.filter(answer => answer.startsWith(REFUSED)).length

export function sizeTable({ count, length, embedded, cluster }: Size): string {
  const both = (what: string, of: (one: Engine) => string) => [what, of(embedded), of(cluster)]
  const { disk, heap, resident } = cluster.nodes
  const bytes = (all: number) => `${Math.round(all / count)}`
  const characters = Math.round(embedded.writing.characters / count)
  return markdown(
    [`${count} ${length} cases of ${characters} characters`, 'embedded', 'OpenSearch'],
    [
      both('documents written a second', one => (count / one.writing.seconds).toFixed(0)),
      both('ms of processor a document written', one => ((one.writing.processorSeconds * 1000) / count).toFixed(2)),
      both('of it of the process that writes', one => ((one.writing.ownSeconds * 1000) / count).toFixed(2)),
      [
        'bytes on disk a document',
        bytes(embedded.bytes),
        `${bytes(disk.primaries)}, of all copies ${bytes(disk.total)}`,
      ],
      ['while it is written, at most', megabytes(embedded.writing.bytesAtMost), ''],
      both('memory of the process that writes, at most', one => megabytes(one.writing.memoryAtMost)),
      both('opened and warmed up', one => `${one.openedIn.toFixed(1)} s`),
      both('one more document is seen after', one => `${one.oneMore.toFixed(2)} s`),
      both('memory of the process that asks', one => megabytes(one.memory)),
      ['memory of the nodes; of it heap', '', `${megabytes(resident)}; ${megabytes(heap)}`],
      ['segments', '', String(disk.segments)],
    ],
  )
}

const figures = (result: QueryResult) => {
  const quantiles = [0.5, 0.95].map(share => quantile(result.taken, share).toFixed(1))
  const refused = refusedIn(result)
  return [quantiles.join(' / '), `${result.cost.toFixed(1)}${refused ? `, ${refused} refused` : ''}`]
}

export function questionTable({ embedded, cluster }: Size): string {
  const head = ['question', 'hits', 'embedded p50 / p95 ms', 'processor ms', 'OpenSearch p50 / p95 ms', 'processor ms']
  const rows = embedded.queries.map((result, at) => {
    const other = cluster.queries[at]!
    const hits = Math.round(Math.max(result.hits, other.hits))
    return [result.what, String(hits), ...figures(result), ...figures(other)]
  })
  return markdown(head, rows)
}

/**
 * Queries whose cost is not linear. Fields with many values are read in pages, each of which scans every hit.
 * Page 400 exists only from 8,000 hits.
 */
const NOT_STRAIGHT = ['parties of half', 'page 400 of a common word']

/** Makes the input of a plan. Leaves out refused queries, which have no comparable cost. */
export function measuredOf(small: Size, large: Size): MeasuredSize {
  const { count, cluster } = large
  const questions = cluster.queries.flatMap(result => {
    const before = small.cluster.queries.find(({ what }) => what === result.what)
    if (!before || refusedIn(result) || refusedIn(before) || NOT_STRAIGHT.includes(result.what)) return []
    const growth = costGrowthOf({ count: small.count, cost: before.cost }, { count, cost: result.cost })
    return [{ what: result.what, growth }]
  })
  const writing = cluster.writing.processorSeconds / count
  return { count, bytes: cluster.nodes.disk.primaries / count, writing, questions }
}
