/** Families of invented laws. A family consists of all versions of one law. */
import { type Region, REGION_CYCLE } from '../data/regions'
import { LAW_FIELDS, TAX_LAW_SUBJECTS } from '../data/law-words'

export interface LawFamily {
  number: number
  level: string
  /** The field of the law, a key of `LAW_FIELDS`. Absent for tax laws. */
  field?: string
  subject: string
  region?: Region
  taxTypes: string[]
}

const SUBJECTS = Object.entries(LAW_FIELDS).flatMap(([field, { subjects }]) =>
  subjects.map(subject => ({ field, subject })),
)
const TAX_SUBJECTS = TAX_LAW_SUBJECTS.flatMap(({ types, subjects }) => subjects.map(subject => ({ types, subject })))

const GENERAL: ReadonlyArray<readonly [level: string, count: number, fields?: string[]]> = [
  ['宪法', 1],
  ['法律', 30],
  ['行政法规', 26],
  ['监察法规', 3, ['监察廉政']],
  ['司法解释', 20],
  ['部门规章', 32],
  ['党内法规', 4, ['监察廉政', '政务公开']],
  ['军事法规', 4, ['交通物流', '工程建设']],
  ['行业规定', 6],
  ['团体规定', 6],
  ['地方性法规', REGION_CYCLE.length],
  ['地方政府规章', REGION_CYCLE.length],
  ['地方规范性文件', 22],
  ['地方司法文件', 14],
]
const FISCAL: ReadonlyArray<readonly [level: string, count: number]> = [
  ['法律', 6],
  ['行政法规', 10],
  ['部门规章', TAX_SUBJECTS.length * 2],
  ['地方规范性文件', REGION_CYCLE.length],
]

export const isLocalLevel = (level: string) => level.startsWith('地方')

function* general(): Generator<Omit<LawFamily, 'number'>> {
  for (const [level, count, fields] of GENERAL) {
    const subjects = fields ? SUBJECTS.filter(({ field }) => fields.includes(field)) : SUBJECTS
    for (let at = 0; at < count; at += 1) {
      // The stride is coprime to the number of subjects, so that consecutive laws have different subjects.
      const stride = subjects.length % 7 === 0 ? 5 : 7
      const { field, subject } = subjects[(at * stride) % subjects.length] as (typeof SUBJECTS)[number]
      const region = isLocalLevel(level)
        ? REGION_CYCLE[(at * (count < REGION_CYCLE.length ? 3 : 1)) % REGION_CYCLE.length]
        : undefined
      yield { level, field, subject, region, taxTypes: [] }
    }
  }
}

function* fiscal(): Generator<Omit<LawFamily, 'number'>> {
  for (const [level, count] of FISCAL) {
    for (let at = 0; at < count; at += 1) {
      const { types, subject } = TAX_SUBJECTS[at % TAX_SUBJECTS.length] as (typeof TAX_SUBJECTS)[number]
      yield {
        level,
        subject,
        region: isLocalLevel(level) ? REGION_CYCLE[at % REGION_CYCLE.length] : undefined,
        taxTypes: types,
      }
    }
  }
}

export const LAW_FAMILIES: LawFamily[] = [...general(), ...fiscal()].map((family, number) => ({ ...family, number }))
