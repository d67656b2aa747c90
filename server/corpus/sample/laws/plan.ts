/**
 * Plans every version of every family, with dates and status, before any text is written. Other documents then know
 * what to cite.
 */
import { FIELDS } from '../data/law-words'
import { addDays, dayIn, yearOf } from '../days'
import { Random } from '../random'
import { FAMILIES, type Family, isLocal } from './families'
import { titleOf } from './titles'

export interface LawPlan {
  lid: string
  title: string
  family: Family
  /** 0 is the first version. */
  version: number
  /** Ids of all versions of the family, the first version first. */
  lids: string[]
  timeLimited: string
  postingDate: string
  effectiveDate?: string
  repealedDate?: string
  /** 制定, 修正, 修订 */
  action: string
  articles: number
}

export interface SampleOptions {
  seed: number
  cases: number
  asOf: string
}

const LONG_LAW_ARTICLES = 328

const lidOf = (family: Family, version: number) => `law-${String(family.number).padStart(4, '0')}-${version + 1}`

/** The status of the last version. A constitution is always in force: it has no draft. */
function statusOf({ number, level }: Family): string {
  if (level === '宪法' || number === 1) return '现行有效'
  if (number % 11 === 3) return '部分失效'
  if (number % 11 === 5) return '失效'
  if (number % 17 === 7) return '尚未生效'
  if (number % 19 === 9) return '征求意见稿或草案'
  return '现行有效'
}

function articlesOf(family: Family, random: Random): number {
  if (family.level === '宪法') return 0
  if (family.number === 1) return LONG_LAW_ARTICLES
  if (family.level === '法律') return random.int(40, 72)
  if (titleOf(family).endsWith('通知')) return random.chance(0.4) ? 0 : random.int(5, 9)
  return isLocal(family.level) ? random.int(14, 30) : random.int(18, 42)
}

function versionsOf(family: Family, { seed, asOf }: SampleOptions): LawPlan[] {
  const random = new Random(seed, 'law plan', family.number)
  const last = statusOf(family)
  const isFresh = last === '尚未生效' || last === '征求意见稿或草案'
  const count =
    last === '征求意见稿或草案' || family.level === '宪法'
      ? 1
      : random.weighted([
          [1, 5],
          [2, 3],
          [3, 2],
        ] as const)
  // A repealed law must have been in force for a while.
  const newest = isFresh ? yearOf(asOf) : random.int(yearOf(asOf) - 9, yearOf(asOf) - (last === '失效' ? 2 : 0))
  const years = [newest]
  while (years.length < count) years.unshift((years[0] as number) - random.int(2, 5))
  const articles = articlesOf(family, random)
  const base = titleOf(family)
  const lids = years.map((_, version) => lidOf(family, version))

  const plans = years.map((year, version): LawPlan => {
    const isLast = version === years.length - 1
    const postingDate = dayIn(random, year, asOf)
    const wait = isLast && last === '尚未生效' ? 400 : random.int(20, 90)
    const effectiveDate = isLast && last === '征求意见稿或草案' ? undefined : addDays(postingDate, wait)
    // A version that begins after the day of the sample has the status 尚未生效.
    const isWaiting = isLast && effectiveDate !== undefined && effectiveDate > asOf
    return {
      lid: lids[version] as string,
      title: isLast
        ? last === '征求意见稿或草案'
          ? `${base}（征求意见稿）`
          : base
        : `${base}（${year}年${version === 0 ? '' : '修正'}）`,
      family,
      version,
      lids,
      timeLimited: isLast ? (isWaiting ? '尚未生效' : last) : '已被修改',
      postingDate,
      effectiveDate,
      repealedDate: isLast && last === '失效' && !isWaiting ? dayIn(random, yearOf(asOf), asOf) : undefined,
      action: version === 0 ? '制定' : random.pick(['修正', '修订']),
      articles,
    }
  })
  // A version ends when the next one begins.
  return plans.map((plan, version) => ({
    ...plan,
    repealedDate: plan.repealedDate ?? plans[version + 1]?.effectiveDate,
  }))
}

export const planLaws = (options: SampleOptions): LawPlan[] => FAMILIES.flatMap(family => versionsOf(family, options))

/** Levels that judgments do not cite: rules of the Party, the military, trades and associations. */
const NOT_CITED = ['党内法规', '军事法规', '行业规定', '团体规定']

/** Whether other documents may cite a version: it is in force and has articles. */
export const isCitable = ({ timeLimited, articles, family }: LawPlan) =>
  (timeLimited === '现行有效' || timeLimited === '部分失效') && articles > 0 && !NOT_CITED.includes(family.level)

/** Groups the citable laws by field, for the texts of each field. */
export function citable(plans: LawPlan[]): Map<string, LawPlan[]> {
  const byField = new Map<string, LawPlan[]>(Object.keys(FIELDS).map(field => [field, []]))
  byField.set('税收征管', [])
  for (const plan of plans.filter(isCitable)) byField.get(plan.family.field ?? '税收征管')?.push(plan)
  return byField
}
