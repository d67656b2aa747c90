/** Counts the sample's cases without the product's code. The counts are the expected values of its charts. */
import type { CaseRecord } from '../../server/libraries/case/record'
import { sampleCorpus } from '../../server/corpus/sample'

const once = (values: Array<string | undefined>) => [...new Set(values.filter(value => value !== undefined))]
const PROVINCE = /(?:维吾尔|壮族|回族)?自治区$|特别行政区$|省$|市$/

/** The values that a chart counts, by the chart's title. A case counts once for each value. */
const VALUES: Record<string, (one: CaseRecord) => string[]> = {
  裁判年份: ({ judgmentDate }) => once([judgmentDate?.slice(0, 4)]),
  地域分布: ({ court }) => [court.province.replace(PROVINCE, '').replace('新疆生产建设兵团', '兵团')],
  案由: ({ causes }) => once(causes.map(path => path[path.length - 1])),
  行业: ({ trades }) => once(trades),
  法官: ({ judges }) => once(judges.map(({ name }) => name)),
  法院: ({ court }) => [court.name],
  法院层级: ({ court }) => [court.level],
  文书类型: ({ documentType }) => once([documentType || undefined]),
  案件类型: ({ caseType }) => [caseType],
  裁判结果: ({ outcome }) => once([outcome]),
  // The sample masks persons only.
  当事人: ({ parties }) => once(parties.map(({ name }) => name).filter(name => !name.includes('某'))),
  律师: ({ agents }) => once(agents.map(({ name }) => name)),
  律所: ({ agents }) => once(agents.map(({ firm }) => firm)),
}
export const COUNTED_CHARTS = Object.keys(VALUES)

let cases: CaseRecord[] | undefined

export function countCases(title: string, includes: (one: CaseRecord) => boolean): Map<string, number> {
  const counts = new Map<string, number>()
  cases ??= [...sampleCorpus().cases]
  for (const one of cases) {
    if (!includes(one)) continue
    for (const name of VALUES[title]!(one)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}
