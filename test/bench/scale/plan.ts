/** Extrapolates the measurements of some documents to many documents, and explains each step. */

/** The processor milliseconds of a query: a fixed part, and a part for each document. */
export interface CostGrowth {
  fixed: number
  each: number
}

export interface CostPoint {
  count: number
  cost: number
}

export interface MeasuredSize {
  /** The larger of the measured numbers of documents. */
  count: number
  /** For one document: its bytes on disk in one copy, and the processor seconds to write that copy. */
  bytes: number
  writing: number
  questions: Array<{ what: string; growth: CostGrowth }>
}

export interface PlanTarget {
  documents: number
  replicas: number
  /** The size of a shard in bytes. */
  shardBytes: number
  nodeBytes: number
  usable: number
  nodeCores: number
}

export const PUBLIC_RECORD: PlanTarget = {
  documents: 160_000_000,
  replicas: 1,
  shardBytes: 50e9,
  nodeBytes: 4e12,
  usable: 0.85,
  nodeCores: 16,
}

/** Fits a line through the costs of two sizes. If the cost did not grow, it is assumed to be fixed. */
export function costGrowthOf(small: CostPoint, large: CostPoint): CostGrowth {
  const each = (large.cost - small.cost) / (large.count - small.count)
  return each > 0 ? { fixed: Math.max(0, small.cost - each * small.count), each } : { fixed: large.cost, each: 0 }
}

export const costAt = ({ fixed, each }: CostGrowth, count: number) => fixed + each * count

export interface Plan {
  oneCopy: number
  shards: number
  shardDocuments: number
  live: number
  whileImporting: number
  nodes: number
  cores: number
  importHours: number
  /** For each kind of query: the processor seconds, and the least milliseconds if all cores share the work evenly. */
  questions: Array<{ what: string; seconds: number; leastMs: number }>
}

/** Plans the cluster. An import writes a new generation beside the live one, so the disk holds both. */
export function planOf(measured: MeasuredSize, target: PlanTarget = PUBLIC_RECORD): Plan {
  const { documents, replicas, shardBytes, nodeBytes, usable, nodeCores } = target
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

/** Returns the steps of the calculation as text. */
export function planLines(measured: MeasuredSize, target: PlanTarget = PUBLIC_RECORD): string[] {
  const { documents, replicas, shardBytes, nodeBytes, usable, nodeCores } = target
  const plan = planOf(measured, target)
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
