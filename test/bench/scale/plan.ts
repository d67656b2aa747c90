/** From what was measured of some documents to what many would take: arithmetic, each line of it told. */

/** What a question costs: so much whatever there is, and so much for each document. In milliseconds of processor. */
export interface Growth {
  fixed: number
  each: number
}

export interface Point {
  count: number
  cost: number
}

export interface Measured {
  /** The most documents that were measured. */
  count: number
  /** Of one document: bytes of one copy on disk, seconds of processor to write that copy. */
  bytes: number
  writing: number
  questions: Array<{ what: string; growth: Growth }>
}

export interface Wanted {
  documents: number
  replicas: number
  /** What one shard may have, and one node's disk of which so much may be used. */
  shardBytes: number
  nodeBytes: number
  usable: number
  nodeCores: number
}

export const PUBLIC_RECORD: Wanted = {
  documents: 160_000_000,
  replicas: 1,
  shardBytes: 50e9,
  nodeBytes: 4e12,
  usable: 0.85,
  nodeCores: 16,
}

/** A straight line through two sizes. What grows not at all, or less than nothing by chance, is fixed. */
export function growthOf(small: Point, large: Point): Growth {
  const each = (large.cost - small.cost) / (large.count - small.count)
  return each > 0 ? { fixed: Math.max(0, small.cost - each * small.count), each } : { fixed: large.cost, each: 0 }
}

export const costAt = ({ fixed, each }: Growth, count: number) => fixed + each * count

export interface Plan {
  oneCopy: number
  shards: number
  shardDocuments: number
  live: number
  whileImporting: number
  nodes: number
  cores: number
  importHours: number
  /** Seconds of processor for one question; spread evenly over all cores it takes no less than so many milliseconds. */
  questions: Array<{ what: string; seconds: number; leastMs: number }>
}

/** An import makes a new generation beside the live one, so that the disk holds both. */
export function planOf(measured: Measured, wanted: Wanted = PUBLIC_RECORD): Plan {
  const { documents, replicas, shardBytes, nodeBytes, usable, nodeCores } = wanted
  const oneCopy = documents * measured.bytes
  const shards = Math.ceil(oneCopy / shardBytes)
  const live = oneCopy * (1 + replicas)
  const whileImporting = 2 * live
  const nodes = Math.max(1 + replicas, Math.ceil(whileImporting / (nodeBytes * usable)))
  const cores = nodes * nodeCores
  return {
    oneCopy,
    shards,
    shardDocuments: Math.ceil(documents / shards),
    live,
    whileImporting,
    nodes,
    cores,
    importHours: (documents * measured.writing * (1 + replicas)) / cores / 3600,
    questions: measured.questions.map(({ what, growth }) => {
      const ms = costAt(growth, documents)
      return { what, seconds: ms / 1000, leastMs: ms / cores }
    }),
  }
}

const terabytes = (bytes: number) => `${(bytes / 1e12).toFixed(2)} TB`

/** As it is calculated. */
export function planLines(measured: Measured, wanted: Wanted = PUBLIC_RECORD): string[] {
  const { documents, replicas, shardBytes, nodeBytes, usable, nodeCores } = wanted
  const plan = planOf(measured, wanted)
  const millions = `${documents / 1e6} million`
  const writing = (measured.writing * 1000).toFixed(1)
  return [
    `one copy: ${millions} × ${Math.round(measured.bytes)} bytes = ${terabytes(plan.oneCopy)}`,
    `shards: ${terabytes(plan.oneCopy)} ÷ ${shardBytes / 1e9} GB = ${plan.shards}, of ${(plan.shardDocuments / 1e6).toFixed(2)} million documents`,
    `live: × ${1 + replicas} copies = ${terabytes(plan.live)}; with the next generation beside it × 2 = ${terabytes(plan.whileImporting)}`,
    `nodes: ${terabytes(plan.whileImporting)} ÷ (${terabytes(nodeBytes)} × ${usable}) = ${plan.nodes}, of ${nodeCores} cores = ${plan.cores} cores`,
    `import: ${millions} × ${writing} ms × ${1 + replicas} copies ÷ ${plan.cores} cores = ${plan.importHours.toFixed(1)} hours`,
    ...plan.questions.map(
      ({ what, seconds, leastMs }, at) =>
        `${what}: ${measured.questions[at]!.growth.fixed.toFixed(1)} ms + ${(measured.questions[at]!.growth.each * 1e6).toFixed(0)} ms a million` +
        ` = ${seconds.toFixed(1)} s of processor, ÷ ${plan.cores} = ${leastMs.toFixed(0)} ms at least`,
    ),
  ]
}
