/** Finds when a repeal clause took effect. An amended text still prints the clause of an earlier version. */
import { readCommencement } from './commencement'
import { type DatedText, isAmended } from './effective-day'
import { daysIn } from './written-days'

interface RepealTime {
  /** The day on which the clause was published first, as far as the text tells. */
  published: string
  /** The first day of the repeal. Missing if the text does not state it. */
  day?: string
}

type Text = Pick<DatedText, 'title' | 'info' | 'articles' | 'posted'>

const BEGINS = /施行|实施|生效/
const PUBLISHED = /公布|发布|颁布|令第/
/** Matches the line on a law of the National People's Congress. Its laws are published on the day of adoption. */
const ADOPTED = /全国人民代表大会.*通过/
const REVISED = /修订/
const BY_DECISION = /决定[》〉]?[^《》〈〉]*修订/

const isRevision = (line: string) => REVISED.test(line) && !BY_DECISION.test(line)

/** Returns `undefined` if the clause belongs to this version, so that the days of the law itself apply. */
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
