/** Reads what a text says of a case beside its number: the name, the cause and the day of the judgment. */
import { isDay } from '../format/dates'

const BEFORE = 80
const AFTER = 60
const CLAUSE_END = /[。；！？\n]/
const CAUSE_WORD = '(?:(?:纠纷|争议|罪)(?:一案|案件|案)?|一案|案件)'
const PARTY = '[\\u4e00-\\u9fa5A-Za-z·、（）()]{2,40}'

/** Matches a cause directly behind a number: 号股权代持纠纷一案, 号买卖合同纠纷. */
const CAUSE_AFTER = new RegExp(
  `^(?:民事|刑事|行政)?(?:判决书?|裁定书?|调解书?|决定书?)?[（(：:，,]?(?:[\\u4e00-\\u9fa5]{0,30}?[诉与]${PARTY}?)??([\\u4e00-\\u9fa5、]{2,30}?(?:纠纷|争议|罪))`,
)
/** Matches the name of a case behind its number: 号甲公司诉乙公司买卖合同纠纷案. */
const NAME_AFTER = new RegExp(
  `^(?:民事|刑事|行政)?(?:判决书?|裁定书?|调解书?|决定书?)?[（(：:，,“]?(${PARTY}?[诉与]${PARTY}?(?:纠纷|争议)(?:一?案)?)`,
)
/** Matches the name of a case before its number: 甲公司诉乙公司买卖合同纠纷案（2021）京01民终123号. */
const NAME_BEFORE = new RegExp(`(${PARTY}?[诉与]${PARTY}?${CAUSE_WORD})[”]?(?:[（(，,：:—]|案号[：:为]?|\\s)*$`)
const CAUSE_BEFORE = new RegExp(
  `([\\u4e00-\\u9fa5、]{2,30}?(?:纠纷|争议|罪))(?:一案|案件|案)?[”]?(?:[（(，,：:—]|案号[：:为]?|\\s)*$`,
)
const DAY_BEFORE = /于\s?(\d{4})年(\d{1,2})月(\d{1,2})日作出(?:的|了)?[^，。；\n]{0,6}$/
const LEAD_IN = /^.*(?:参见|参照|根据|例如|比如|诸如|如|在|对|就|关于|见|的|原告|上诉人|再审申请人|申请人)(?=.{2})/

export interface CaseDetails {
  name?: string
  cause?: string
  /** The day of the judgment: 2021-05-12. */
  date?: string
}

const clauseBefore = (text: string, at: number) => {
  const before = text.slice(Math.max(0, at - BEFORE), at)
  const parts = before.split(CLAUSE_END)
  return parts[parts.length - 1] ?? ''
}

const clauseAfter = (text: string, at: number) => text.slice(at, at + AFTER).split(CLAUSE_END)[0] ?? ''

/** The cause stands behind the parties: 甲公司诉乙公司买卖合同纠纷 → 买卖合同纠纷. */
const withoutParties = (cause: string) => cause.replace(/^.*(?:公司|厂|店|行|社|中心|局|院|某+|诉|与)(?=.{4})/, '')

export function caseDetailsAt(text: string, from: number, to: number): CaseDetails {
  const before = clauseBefore(text, from)
  const after = clauseAfter(text, to)
  const name = NAME_AFTER.exec(after)?.[1] ?? NAME_BEFORE.exec(before)?.[1]?.replace(LEAD_IN, '')
  const cause = CAUSE_AFTER.exec(after)?.[1] ?? CAUSE_BEFORE.exec(before)?.[1]?.replace(LEAD_IN, '')
  const [, year = '', month = '', day = ''] = DAY_BEFORE.exec(before) ?? []
  const details: CaseDetails = {}
  if (name && /[诉与]/.test(name)) details.name = name
  if (cause) details.cause = withoutParties(cause)
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  if (isDay(date)) details.date = date
  return details
}
