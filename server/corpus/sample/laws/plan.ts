/**
 * Plans every version of every law, with its days and status, before texts are generated. Other documents thus know
 * what they can cite.
 */
import { LAW_FIELDS } from '../data/law-words'
import { addDays, randomDayIn, yearOfDay } from '../days'
import { Random } from '../random'
import { LAW_FAMILIES, type LawFamily, isLocalLevel } from './families'
import { lawTitleOf } from './titles'

export interface LawPlan {
  lid: string
  title: string
  family: LawFamily
  /** The number of the version. The first version is 0. */
  version: number
  /** The ids of all versions of the law, the first version first. */
  lids: string[]
  timeLimited: string
  postingDate: string
  effectiveDate?: string
  repealedDate?: string
  /** How the version came about: 制定, 修正 or 修订. */
  action: string
  articles: number
}

export interface SampleOptions {
  /** The seed of the random numbers. The same seed gives the same documents. */
  seed: number
  /** The number of cases, without chained cases and reference cases. */
  cases: number
  /** The last day on which documents of the sample are dated. */
  asOf: string
}

const LONG_LAW_ARTICLES = 328

const lidOf = (family: LawFamily, version: number) => `law-${String(family.number).padStart(4, '0')}-${version + 1}`

/** Returns the status of the last version. The constitution is always in force. */
function statusOf({ number, level }: LawFamily): string {
  if (level === '宪法' || number === 1) return '现行有效'
  if (number % 11 === 3) return '部分失效'
  if (number % 11 === 5) return '失效'
  if (number % 17 === 7) return '尚未生效'
  if (number % 19 === 9) return '征求意见稿或草案'
  return '现行有效'
}

function articlesOf(family: LawFamily, random: Random): number {
  if (family.level === '宪法') return 0
  if (family.number === 1) return LONG_LAW_ARTICLES
  if (family.level === '法律') return random.int(40, 72)
  if (lawTitleOf(family).endsWith('通知')) return random.chance(0.4) ? 0 : random.int(5, 9)
  return isLocalLevel(family.level) ? random.int(14, 30) : random.int(18, 42)
}

function versionsOf(family: LawFamily, { seed, asOf }: SampleOptions): LawPlan[] {
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
  // A repealed law must have been in force for some years.
  const newest = isFresh
    ? yearOfDay(asOf)
    : random.int(yearOfDay(asOf) - 9, yearOfDay(asOf) - (last === '失效' ? 2 : 0))
  const years = [newest]
  while (years.length < count) years.unshift((years[0] as number) - random.int(2, 5))
  const articles = articlesOf(family, random)
  const base = lawTitleOf(family)
  const lids = years.map((_, version) => lidOf(family, version))

  const plans = years.map((year, version): LawPlan => {
    const isLast = version === years.length - 1
    const postingDate = randomDayIn(random, year, asOf)
    const wait = isLast && last === '尚未生效' ? 400 : random.int(20, 90)
    const effectiveDate = isLast && last === '征求意见稿或草案' ? undefined : addDays(postingDate, wait)
    // A version that begins after the day of the sample is not yet in force (尚未生效).
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
      repealedDate: isLast && last === '失效' && !isWaiting ? randomDayIn(random, yearOfDay(asOf), asOf) : undefined,
      action: version === 0 ? '制定' : random.pick(['修正', '修订']),
      articles,
    }
  })
  // A version ends when the next version begins.
  return plans.map((plan, version) => ({
    ...plan,
    repealedDate: plan.repealedDate ?? plans[version + 1]?.effectiveDate,
  }))
}

export const planLaws = (options: SampleOptions): LawPlan[] =>
  LAW_FAMILIES.flatMap(family => versionsOf(family, options))

/** Levels of rules that judgments do not cite: those of the Party, the military, trades and associations. */
const NOT_CITED = ['党内法规', '军事法规', '行业规定', '团体规定']

/** Whether other documents may cite a version: it is in force, contains articles, and has a level that is cited. */
export const isCitable = ({ timeLimited, articles, family }: LawPlan) =>
  (timeLimited === '现行有效' || timeLimited === '部分失效') && articles > 0 && !NOT_CITED.includes(family.level)

/** Groups the citable laws by field, so that documents cite laws of their own field. */
export function citableLawsByField(plans: LawPlan[]): Map<string, LawPlan[]> {
  const byField = new Map<string, LawPlan[]>(Object.keys(LAW_FIELDS).map(field => [field, []]))
  byField.set('税收征管', [])
  for (const plan of plans.filter(isCitable)) byField.get(plan.family.field ?? '税收征管')?.push(plan)
  return byField
}
