/** What was measured of one size, as tables; and of two sizes, as what a plan takes. */
import { markdown, quantile } from '../engine/measure'
import { type Asked, REFUSED } from './asking'
import type { Length } from './cases'
import { growthOf, type Measured } from './plan'
import type { Answered, Written } from './tasks'

interface Engine extends Answered {
  writing: Written
}

export interface Size {
  count: number
  length: Length
  embedded: Engine
  cluster: Engine & { nodes: Nodes }
}

export interface Nodes {
  resident: number
  heap: number
  disk: { primaries: number; total: number; segments: number }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
const refusedIn = ({ answers }: Asked) => answers.filter(answer => answer.startsWith(REFUSED)).length

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
      [
        'bytes on disk a document',
        bytes(embedded.bytes),
        `${bytes(disk.primaries)}, of all copies ${bytes(disk.total)}`,
      ],
      ['while it is written, at most', megabytes(embedded.writing.bytesAtMost), ''],
      both('memory of the process that writes, at most', one => megabytes(one.writing.memoryAtMost)),
      both('opened and warmed up', one => `${one.openedIn.toFixed(1)} s`),
      both('memory of the process that asks', one => megabytes(one.memory)),
      ['memory of the nodes; of it heap', '', `${megabytes(resident)}; ${megabytes(heap)}`],
      ['segments', '', String(disk.segments)],
    ],
  )
}

const figures = (asked: Asked) => {
  const quantiles = [0.5, 0.95].map(share => quantile(asked.taken, share).toFixed(1))
  const refused = refusedIn(asked)
  return [quantiles.join(' / '), `${asked.cost.toFixed(1)}${refused ? `, ${refused} refused` : ''}`]
}

export function questionTable({ embedded, cluster }: Size): string {
  const head = ['question', 'hits', 'embedded p50 / p95 ms', 'processor ms', 'OpenSearch p50 / p95 ms', 'processor ms']
  const rows = embedded.asked.map((asked, at) => {
    const other = cluster.asked[at]!
    const hits = Math.round(Math.max(asked.hits, other.hits))
    return [asked.what, String(hits), ...figures(asked), ...figures(other)]
  })
  return markdown(head, rows)
}

/** What is refused costs nothing that could be compared. */
export function measuredOf(small: Size, large: Size): Measured {
  const { count, cluster } = large
  const questions = cluster.asked.flatMap((asked, at) => {
    const before = small.cluster.asked[at]!
    if (refusedIn(asked) || refusedIn(before)) return []
    const growth = growthOf({ count: small.count, cost: before.cost }, { count, cost: asked.cost })
    return [{ what: asked.what, growth }]
  })
  return {
    count,
    bytes: cluster.nodes.disk.primaries / count,
    writing: cluster.writing.processorSeconds / count,
    questions,
  }
}
