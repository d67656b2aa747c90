/** Determines when a repeal clause took effect. An amended law still contains the clauses of its earlier versions. */
import { readCommencement } from './commencement'
import { type DatedLawText, isAmended } from './effective-day'
import { daysIn } from './written-days'

interface RepealTime {
  /** The day on which the clause was first published, as far as the text shows. */
  published: string
  /** The first day of the repeal. Absent if the text does not state it. */
  day?: string
}

type Text = Pick<DatedLawText, 'title' | 'info' | 'articles' | 'posted'>

const BEGINS = /施行|实施|生效/
const PUBLISHED = /公布|发布|颁布|令第/
/** Matches the line on the adoption by the National People's Congress. Such laws are published on the same day. */
const ADOPTED = /全国人民代表大会.*通过/
const REVISED = /修订/
const BY_DECISION = /决定[》〉]?[^《》〈〉]*修订/

const isRevision = (line: string) => REVISED.test(line) && !BY_DECISION.test(line)

/**
 * Returns when the clause took effect.
 * Returns `undefined` if the clause belongs to this version, because the days of the law then apply.
 */
export function repealTimeOf(text: Text): RepealTime | undefined {
  const { info, articles, posted = '' } = text
  const clause = readCommencement(articles, text.posted)
  const date = clause?.isRelative ? undefined : clause?.day
  if (!isAmended(text, date) || (date !== undefined && date >= posted)) return undefined
  const dated = info.filter(line => !BEGINS.test(line) || PUBLISHED.test(line))
  const [first] = dated.flatMap(line => daysIn(line)).sort()
  const published = first ?? date ?? posted
  if (date !== undefined) return { published, day: date }
  const line = dated.find(one => PUBLISHED.test(one) || ADOPTED.test(one))
  const [enacted] = line === undefined || info.some(isRevision) ? [] : daysIn(line)
  const day = clause && enacted ? readCommencement(articles, enacted)?.day : undefined
  return { published, ...(day === undefined ? {} : { day }) }
}
