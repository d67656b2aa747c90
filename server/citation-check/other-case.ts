/** Compares what a text says about a case with the judgment that has the cited number. */
import type { CitationToCheck } from '@contract/citation-check'
import type { EngineDocument } from '../engine/port'
import type { CasePayload } from '../libraries/case/document'
import { isShortFormOf } from './short-for'

/** Matches masked names, which published judgments contain. A masked name contradicts no name in the text. */
const MASKED = /[某×Xx*＊]|[甲乙丙丁]公司/
const CAUSE_END = /(?:纠纷|争议|案件|一案|案|罪)$/
/** Causes are compared by their last characters: 房屋买卖合同 matches 买卖合同. */
const CAUSE_TAIL = 4
/** Contracts in general. This cause alone does not match a cause such as 买卖合同. */
const WIDEST = '合同'
const COMPANY = /(?:股份)?(?:有限)?(?:责任)?(?:公司|集团|合伙企业|中心|厂|店|商行)$/
const ROLE = /^(?:原告|被告|上诉人|被上诉人|再审申请人|被申请人|申请人|第三人|公诉机关)/
const SIDES = /[诉与]/
const PARTIES = /[、及]|等/

const contains = ({ title, blocks }: EngineDocument, words: string) =>
  title.includes(words) || blocks.some(({ text }) => text.includes(words))

const coreOfCause = (cause: string) => cause.replace(CAUSE_END, '')

/** Whether the causes differ. The judgment's cause may be wider or narrower, or be named only in its text. */
function isOtherCause(cause: string, document: EngineDocument): boolean {
  const core = coreOfCause(cause)
  if (core.length < 2) return false
  const { causes = [] } = document.payload as Partial<CasePayload>
  const names = [document.title, ...causes.flat()]
  const tail = core.slice(-CAUSE_TAIL)
  const isNamed = names.some(name => {
    const stated = coreOfCause(name)
    return (
      name.includes(tail) ||
      (stated.length >= CAUSE_TAIL && core.includes(stated)) ||
      (stated !== WIDEST && core.endsWith(stated))
    )
  })
  return !isNamed && !contains(document, core) && !contains(document, core.replace(/合同$/, ''))
}

/** Matches places before a name, which are ignored: 江苏省苏中建设集团 and 江苏省建工集团 are two companies. */
const PLACE = /^(?:中国|[\u4e00-\u9fa5]{2,3}?(?:省|市|县|区))+(?=.{2})/
const CORE = 4
/** The cause may directly follow the name of the defendant, so fewer characters are compared. */
const CORE_OF_DEFENDANT = 2

/** Returns the part of a name that its short forms share: 华为技术有限公司 → 华为技术. */
const coreOf = (name: string, length: number) =>
  name.replace(ROLE, '').replace(PLACE, '').replace(COMPANY, '').slice(0, length)

/** Matches the name of a company that ends with its legal form. */
const WHOLE_COMPANY = /^[\u4e00-\u9fa5A-Za-z（）()]{2,40}?(?:(?:有限责任|有限|股份|集团)公司|合伙企业)/
const SURNAME =
  '[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金贾夏付傅方邹熊白孟秦邱侯江尹薛闫阎雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常]'
/** Matches a person with a common surname, alone or before the cause. */
const WHOLE_PERSON = new RegExp(
  `^(${SURNAME}[\\u4e00-\\u9fa5]{1,2}?)(?:(?:等)?(?:[\\u4e00-\\u9fa5]{0,12}(?:合同|借贷|侵权|侵害|责任|权属|劳动|股权|婚姻|继承|离婚|债权|所有权|返还|不当得利|商标|专利|著作权|公司)[\\u4e00-\\u9fa5]*)?(?:纠纷|争议)|$)`,
)

/**
 * Returns the full names among the parties of one side. Short forms are left out, because a judgment may not contain
 * them.
 */
function wholeNames(side: string): string[] {
  return side.split(PARTIES).flatMap(part => {
    const name = part.replace(ROLE, '').trim()
    const whole = WHOLE_COMPANY.exec(name)?.[0] ?? WHOLE_PERSON.exec(name)?.[1]
    return whole === undefined ? [] : [whole]
  })
}

/**
 * Whether at least half of the parties with full names do not occur in the judgment. False for fewer than two such
 * parties.
 */
function lacksHalf(title: string, isNamed: (core: string) => boolean): boolean {
  const cores = title
    .split(SIDES)
    .flatMap(wholeNames)
    .map(name => coreOf(name, CORE))
    .filter(core => core.length > 1)
  const missing = cores.filter(core => !isNamed(core))
  return cores.length > 1 && missing.length * 2 >= cores.length
}

function isOtherName(title: string, document: EngineDocument): boolean {
  const { parties } = document.payload as Partial<CasePayload>
  const [first = '', second = ''] = title.split(SIDES)
  const [defendant = ''] = second.split(PARTIES)
  const cores = [
    ...first.split(PARTIES).map(party => coreOf(party, CORE)),
    coreOf(defendant, CORE_OF_DEFENDANT),
  ].filter(core => core.length > 1)
  if (!cores.length || !parties?.length) return false
  if (MASKED.test(title) || parties.some(party => MASKED.test(party.name))) return false
  const isNamed = (core: string) =>
    contains(document, core) || parties.some(({ name }) => name.includes(core) || isShortFormOf(core, name))
  return !cores.some(isNamed) || lacksHalf(title, isNamed)
}

/**
 * Whether the judgment belongs to another case than the one that the text describes. Facts that the judgment does not
 * state contradict nothing.
 */
export function isOtherCase({ name, cause, date }: CitationToCheck, document: EngineDocument): boolean {
  const { judgmentDate } = document.payload as Partial<CasePayload>
  return (
    (date !== undefined && judgmentDate !== undefined && judgmentDate !== date) ||
    (cause !== undefined && isOtherCause(cause, document)) ||
    (name !== undefined && isOtherName(name, document))
  )
}
