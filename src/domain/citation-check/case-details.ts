/** Reads the details beside a case number in a text: the name of the case, the cause, and the day of the judgment. */
import { isDay } from '../format/dates'

const BEFORE = 80
const AFTER = 60
const CLAUSE_END = /[。；！？\n]/
const CAUSE_WORD = '(?:(?:纠纷|争议|罪)(?:一案|案件|案)?|一案|案件)'
const PARTY = '[\\u4e00-\\u9fa5A-Za-z·、（）()]{2,40}'
const CAUSE = '[\\u4e00-\\u9fa5、]{2,30}?(?:纠纷|(?:劳动|人事|行政)争议|罪)'
const PAPER = '(?:民事|刑事|行政|执行)?(?:判决书?|裁定书?|调解书?|决定书?)?'

/** Matches a cause directly after a case number: 号股权代持纠纷一案, 号案（买卖合同纠纷）. */
const CAUSE_AFTER = new RegExp(
  `^${PAPER}案?[（(【：:]?(?:案由[：:为]?)?(?:[\\u4e00-\\u9fa5]{0,30}?[诉与]${PARTY}?)??(${CAUSE})`,
)
/** Matches the name of a case after its number: 号甲公司诉乙公司买卖合同纠纷案. */
const NAME_AFTER = new RegExp(`^${PAPER}案?[（(：:，,“]?(${PARTY}?[诉与]${PARTY}?(?:纠纷|争议)(?:一?案)?)`)
/** Matches the name of a case before its number: 甲公司诉乙公司买卖合同纠纷案（2021）京01民终123号. */
const NAME_BEFORE = new RegExp(`(${PARTY}?[诉与]${PARTY}?${CAUSE_WORD})[”]?(?:[（(，,：:—]|案号[：:为]?|\\s)*$`)
/**
 * Matches a cause before a case number. A comma may come between them only after 案, because it otherwise ends the
 * sentence.
 */
const CAUSE_BEFORE = new RegExp(
  `(${CAUSE})(?:(?:一案|案件|案)[”]?(?:[（(，,：:—]|案号[：:为]?|\\s)*|[”]?(?:[（(：:—]|案号[：:为]?|\\s)*)$`,
)
/** Matches words that show that the match is a sentence and no cause: 对于此类纠纷, 认为被告人不构成诈骗罪. */
const SENTENCE =
  /对于|关于|认为|认定|明确|载明|指出|审理|本案|该|此类|同类|类似|同属|构成|存在|并无|未被|双方|一致|相同|均|亦|也|裁判|判令/
const DAY = '(\\d{4})年(\\d{1,2})月(\\d{1,2})日'
const DAY_BEFORE = new RegExp(`${DAY}作出(?:的|了)?[^，。；\\n]{0,6}$`)
const DAY_AFTER = new RegExp(`^${PAPER}[（(]${DAY}[）)]`)
const LEAD_IN = /^.*(?:参见|参照|根据|例如|比如|诸如|如|在|对|就|关于|见|的|原告|上诉人|再审申请人|申请人)(?=.{2})/

interface CaseDetails {
  name?: string
  cause?: string
  /** The day of the judgment: 2021-05-12. */
  date?: string
}

/** Matches the court between the name of a case and its number: 买卖合同纠纷案（某人民法院（2014）…号. */
const COURT_BEFORE = /([（(，,：:])[\u4e00-\u9fa5]{2,26}法院$/

const clauseBefore = (text: string, at: number) => {
  const before = text.slice(Math.max(0, at - BEFORE), at)
  const parts = before.split(CLAUSE_END)
  return (parts[parts.length - 1] ?? '').replace(COURT_BEFORE, '$1')
}

const clauseAfter = (text: string, at: number) => text.slice(at, at + AFTER).split(CLAUSE_END)[0] ?? ''

/** Drops the parties before a cause: 甲公司诉乙公司买卖合同纠纷 → 买卖合同纠纷. */
const withoutParties = (cause: string) => cause.replace(/^.*(?:公司|厂|店|行|社|中心|局|院|某+|诉|与)(?=.{4})/, '')

const isPhrase = (words: string | undefined) => words !== undefined && !SENTENCE.test(words)

export function caseDetailsAt(text: string, from: number, to: number): CaseDetails {
  const before = clauseBefore(text, from)
  const after = clauseAfter(text, to)
  const names = [NAME_AFTER.exec(after)?.[1], NAME_BEFORE.exec(before)?.[1]?.replace(LEAD_IN, '')]
  const causes = [CAUSE_AFTER.exec(after)?.[1], CAUSE_BEFORE.exec(before)?.[1]?.replace(LEAD_IN, '')]
  const name = names.find(isPhrase)
  const cause = causes.find(isPhrase)
  const [, year = '', month = '', day = ''] = DAY_BEFORE.exec(before) ?? DAY_AFTER.exec(after) ?? []
  const details: CaseDetails = {}
  if (name && /[诉与]/.test(name)) details.name = name
  if (cause) details.cause = withoutParties(cause)
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  if (isDay(date)) details.date = date
  return details
}
