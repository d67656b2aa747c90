import { readCommencement } from '@domain/law-time/commencement'
import type { LawRecord } from '../../../libraries/law/record'
import { formatPlainDate } from '../days'

/** A sentence in every sample law that says that the law is invented. */
const NOTICE = '本文本系检索系统的演示数据，内容为虚构，不是有效的法律文件。'

/** Returns the lines below a law's title. */
export const linesBelowTitle = (posted: string, effectiveDate?: string): string[] => [
  effectiveDate ? `${posted}，自${formatPlainDate(effectiveDate)}起施行` : posted,
  NOTICE,
]

/** Returns the first day in force, and the clause of the closing article that states it. */
export function effectiveFieldsOf(
  day: string | undefined,
  articles: Array<{ text: string }>,
): Pick<LawRecord, 'effectiveDate' | 'effectiveGround'> {
  const commencement = readCommencement(
    articles.map(({ text }) => text),
    day,
  )
  const basis = commencement?.day === day ? commencement?.clause : undefined
  return day === undefined
    ? {}
    : { effectiveDate: day, effectiveGround: basis ? { kind: 'closing', basis } : { kind: 'source' } }
}
