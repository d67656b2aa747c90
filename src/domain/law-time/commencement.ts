/** Reads from the text of a law the day from which it applies: 本法自2021年1月1日起施行, 自公布之日起三十日后施行. */
import { DAY_FORMAT, onCalendar } from '../format/dates'
import { parseChineseNumeral } from '../format/numerals'
import { dayFromParts, WRITTEN_DAY } from './written-days'

interface Commencement {
  /** The first day in force, such as 2021-01-01. */
  day: string
  /** The sentence of the law that states the day. */
  clause: string
  /** Whether the day is relative to the publication. In an amended law that is the first publication. */
  isRelative: boolean
}

const BEGINS = '(?:正式)?(?:施行|实施|生效|执行|实行|试行)'
/** A pattern for a subject that means the law itself, or for no subject. Other laws have clauses of their own. */
const SUBJECT = '(?:^|[，、：:]|[本该][\\u4e00-\\u9fa5]{1,8}?)'
const ON_DATE = new RegExp(
  `${SUBJECT}(?:自|从|于|将于|定于)\\s?${WRITTEN_DAY}\\s?(?:零时)?(?:起|开始|之日起)?\\s?${BEGINS}`,
)
const EVENT = '(?:公布|发布|颁布|印发|下发|通过|批准|国务院批准|公告)'
const LATER = '(?:满|第|后)?(\\d{1,3}|[０-９]{1,3}|[一二三四五六七八九十]{1,4})?\\s?(日|天|个月)?(?:后|起|以后)?'
const ON_PUBLICATION = new RegExp(
  `(?:${SUBJECT}(?:自|从|于)${EVENT}(?:之日|日|后)|^${EVENT}之日)(?:起)?${LATER}(?:的次日|次日)?起?${BEGINS}`,
)
const NEXT_DAY = /次日/
/** Matches a subject that means a part of the law: 第十条自…起施行. */
const PART = /第[一二三四五六七八九十百千\d]{1,8}[条款项]/

function dayAfterPublication(published: string, sentence: string, count = '', unit = ''): string | undefined {
  const start = onCalendar(published)
  if (count === '') return NEXT_DAY.test(sentence) ? start.add(1, 'day').format(DAY_FORMAT) : published
  const number = parseChineseNumeral(count)
  if (number === undefined || unit === '') return undefined
  return start.add(number, unit === '个月' ? 'month' : 'day').format(DAY_FORMAT)
}

/** Matches an article number at the start, which some sources include in the text. */
const NUMBER = /^第[一二三四五六七八九十百千\d]{1,8}条\s+/

function readSentence(sentence: string, published: string | undefined): Commencement | undefined {
  const clause = sentence.trim().replace(NUMBER, '')
  const onDate = ON_DATE.exec(clause)
  const begun = onDate && !PART.test(clause.slice(0, onDate.index)) ? dayFromParts(onDate.slice(1)) : undefined
  if (begun) return { day: begun, clause, isRelative: false }
  const onPublication = published ? ON_PUBLICATION.exec(clause) : null
  if (!published || !onPublication || PART.test(clause.slice(0, onPublication.index))) return undefined
  const day = dayAfterPublication(published, clause, onPublication[1], onPublication[2])
  return day === undefined ? undefined : { day, clause, isRelative: true }
}

/** The number of last articles that are searched. */
const LAST = 4
const QUOTED = /[“「][^“「”」]*[”」]/g

/**
 * Returns the day from which the law applies, according to its last articles.
 * `articles` are the texts of the articles in sequence. `published` is the day to which 自公布之日起 refers.
 */
export function readCommencement(articles: string[], published?: string): Commencement | undefined {
  for (const article of articles.slice(-LAST).reverse()) {
    for (const sentence of article.replace(QUOTED, '').split(/[。；\n]/)) {
      const commencement = readSentence(sentence, published)
      if (commencement) return commencement
    }
  }
  return undefined
}
