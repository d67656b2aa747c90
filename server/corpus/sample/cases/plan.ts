/** Plans the n-th case: kind, place, day and round. They are distributed so that no chart is empty or uniform. */
import type { TrialRound } from '../../../libraries/case/record'
import { CAUSE_PATHS, type CauseGroup } from '../data/causes'
import { type Region, REGION_CYCLE } from '../data/regions'
import { type SampleCourt, courtOfRegion, randomSpecialCourt, SUPREME_COURT } from '../courts'
import { randomDayIn, yearOfDay } from '../days'
import type { SampleOptions } from '../laws/plan'
import { Random } from '../random'

type Kind = '民事' | '刑事' | '行政' | '执行' | '国家赔偿'

export interface CasePlan {
  index: number
  jid: string
  random: Random
  kind: Kind
  group: CauseGroup
  cause: string[]
  round: TrialRound
  region: Region
  court: SampleCourt
  date: string
  year: number
}

const YEARS = 12
const CRIMES: CauseGroup[] = [
  'theft',
  'fraud',
  'injury',
  'murder',
  'driving',
  'invoices',
  'deposits',
  'office',
  'drugs',
  'network',
  'bribery',
]

/** The number of cases of each kind in a cycle of 83. As 83 is prime, each kind meets all regions and years. */
const MIX: ReadonlyArray<readonly [kind: Kind, group: CauseGroup | 'crime', count: number]> = [
  ['民事', 'sale', 7],
  ['民事', 'construction', 4],
  ['民事', 'lease', 4],
  ['民事', 'loan', 6],
  ['民事', 'service', 4],
  ['民事', 'labour', 5],
  ['民事', 'company', 3],
  ['民事', 'insurance', 2],
  ['民事', 'tort', 4],
  ['民事', 'family', 3],
  ['民事', 'property', 2],
  ['民事', 'ip', 3],
  ['民事', 'personality', 2],
  ['民事', 'maritime', 1],
  ['民事', 'bankruptcy', 1],
  ['民事', 'payment', 1],
  ['民事', 'publicNotice', 1],
  ['民事', 'other', 1],
  ['刑事', 'crime', 8],
  ['行政', 'tax', 9],
  ['行政', 'licence', 2],
  ['行政', 'disclosure', 1],
  ['行政', 'expropriation', 1],
  ['行政', 'injuryAtWork', 1],
  ['执行', 'loan', 3],
  ['执行', 'sale', 2],
  ['国家赔偿', 'compensation', 2],
]
const CYCLE = MIX.flatMap(([kind, group, count]) => Array.from({ length: count }, () => ({ kind, group })))
const STRIDE = 37

const SPECIAL_ROUNDS: Partial<Record<CauseGroup, TrialRound>> = {
  bankruptcy: 6,
  payment: 7,
  publicNotice: 8,
  other: -1,
}
const BUSY = ['江苏', '广东', '浙江', '北京', '上海', '山东', '四川', '河南']

function regionOf(index: number, random: Random): Region {
  if (index % 3 === 0) return REGION_CYCLE[Math.floor(index / 3) % REGION_CYCLE.length] as Region
  return random.weighted(
    REGION_CYCLE.map(region => [region, BUSY.includes(region.short) ? 6 : region.cities.length] as const),
  )
}

function roundOf(kind: Kind, group: CauseGroup, random: Random): TrialRound {
  if (kind === '执行') return 4
  if (kind === '国家赔偿') return 9
  const special = SPECIAL_ROUNDS[group]
  if (special) return special
  if (group === 'murder')
    return random.weighted<TrialRound>([
      [1, 3],
      [2, 3],
      [5, 5],
    ])
  return random.weighted<TrialRound>([
    [1, 60],
    [2, 31],
    [3, 9],
  ])
}

function courtOf(plan: Pick<CasePlan, 'group' | 'round' | 'region'>, random: Random): SampleCourt {
  const { group, round, region } = plan
  if (round === 5) return SUPREME_COURT
  if (round === 3)
    return random.chance(0.2) ? SUPREME_COURT : courtOfRegion(region, random.chance(0.75) ? '高级' : '中级', random)
  if (round === 2) return courtOfRegion(region, random.chance(0.82) ? '中级' : '高级', random)
  if (round === 9) return courtOfRegion(region, random.chance(0.7) ? '中级' : '高级', random)
  if (group === 'maritime') return randomSpecialCourt(random)
  if (group === 'ip' && random.chance(0.3)) return randomSpecialCourt(random)
  return courtOfRegion(region, random.chance(round === 6 || group === 'murder' ? 0.7 : 0.12) ? '中级' : '基层', random)
}

export function planCase(index: number, { seed, asOf }: SampleOptions): CasePlan {
  const random = new Random(seed, 'case', index)
  const drawn = CYCLE[(index * STRIDE) % CYCLE.length] as (typeof CYCLE)[number]
  const region = regionOf(index, random)
  const { kind } = drawn
  const group =
    drawn.group === 'crime'
      ? (CRIMES[Math.floor(index / CYCLE.length + random.int(0, 10)) % CRIMES.length] as CauseGroup)
      : drawn.group
  const round = roundOf(kind, group, random)
  const last = yearOfDay(asOf)
  const year =
    index % 2 === 0 ? last - (Math.floor(index / 2) % YEARS) : last - Math.floor(random.next() ** 1.4 * YEARS)
  return {
    index,
    jid: `case-${String(index + 1).padStart(5, '0')}`,
    random,
    kind,
    group,
    cause: random.pick(CAUSE_PATHS[group]),
    round,
    region,
    court: courtOf({ group, round, region }, random),
    date: randomDayIn(random, year, asOf),
    year,
  }
}
