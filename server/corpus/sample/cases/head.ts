/** The beginning and end of every judgment: number, title and signatures. */
import type { CaseRecord, TrialRound } from '../../../libraries/case/record'
import { formatSignatureDate } from '../days'
import { randomJudges } from '../parties'
import { labelledParagraph } from './draft'
import type { CasePlan } from './plan'

const SIGNS: Record<string, Partial<Record<number, string>> & { other: string }> = {
  民事: { 1: '民初', 2: '民终', 3: '民再', 6: '破', 7: '民督', 8: '民催', other: '民特' },
  刑事: { 1: '刑初', 2: '刑终', 3: '刑再', 5: '刑核', other: '刑更' },
  行政: { 1: '行初', 2: '行终', 3: '行再', other: '行审' },
  执行: { 4: '执', other: '执' },
  国家赔偿: { 9: '委赔', other: '司救' },
}

/** Returns a case number with a serial number from 90,000 on. Hardly any real court reaches such numbers in a year. */
export function caseNumberOf({ kind, round, court, year, index }: CasePlan): string {
  const signs = SIGNS[kind] as (typeof SIGNS)[string]
  return `（${year}）${court.sign}${signs[round] ?? signs.other}${90_000 + index}号`
}

/** The rounds in which a single judge may decide: first instance, enforcement and special procedures. */
const ALONE: TrialRound[] = [1, 4, 7, 8, -1]

const spaced = (text: string) => [...text].join(' ')

export const caseHead = (plan: CasePlan, documentType: string, number: string) => {
  const kind = plan.kind === '民事' || plan.kind === '刑事' || plan.kind === '行政' ? plan.kind : ''
  return labelledParagraph('首部', plan.court.name, spaced(`${kind}${documentType}`), number)
}

export function judgesOfCase(plan: CasePlan): CaseRecord['judges'] {
  const { random, court, round } = plan
  if (court.level === '基层' && random.chance(0.45) && ALONE.includes(round)) {
    return randomJudges(court.name, random, 1).map(name => ({ name, role: '审判员', presiding: true }))
  }
  const names = randomJudges(court.name, random, 3)
  const lay = round === 1 && court.level === '基层' ? '人民陪审员' : '审判员'
  return names.map((name, at) => ({ name, role: at === 0 ? '审判长' : lay, presiding: at === 0 }))
}

export const signatureOf = (plan: CasePlan, bench: CaseRecord['judges']) =>
  labelledParagraph(
    '审判人员',
    ...bench.map(({ role, name }) => `${role}：${name}`),
    formatSignatureDate(plan.date),
    `书记员：${randomJudges(`${plan.court.name}书记员`, plan.random, 1)[0]}`,
  )
