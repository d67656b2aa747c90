/** Finds the names of laws in a text, with or without brackets. */
import { eachMatch } from '../text/each-match'

export interface LawMention {
  name: string
  from: number
  to: number
}

const MAX_NAME = 120
/** Matches the book of a code inside the brackets: 合同编 in 《民法典·合同编》. */
const BOOK_IN_TITLE = /[·・•][\u4e00-\u9fa5]{2,6}编$/
/** Matches the book of a code after its name: 合同编 in 民法典合同编第五百七十七条. */
const BOOK = /(?:总则|物权|合同|人格权|婚姻家庭|继承|侵权责任)编的?$/

/**
 * Returns the titles in 《》, which may be laws or other documents. In older texts a title may contain further titles
 * in 《》. The outermost pair is then the name.
 * Before an article the name always ends, even if pairs are still open.
 */
export function bracketedLaws(text: string): LawMention[] {
  const mentions: LawMention[] = []
  let open = 0
  let from = 0
  eachMatch(text, /[《》\n]/g, ({ 0: sign, index: at }) => {
    if (sign === '\n') open = 0
    else if (sign === '《') {
      if (open === 0 || at - from > MAX_NAME) [open, from] = [0, at]
      open++
    } else if (open > 0) {
      open = /^(?:第|\d|[（(]以下)/.test(text.slice(at + 1, at + 4)) ? 0 : open - 1
      if (open === 0) mentions.push({ name: text.slice(from + 1, at).replace(BOOK_IN_TITLE, ''), from, to: at + 1 })
    }
  })
  return mentions
}

export const MAX_SHORT_FORM = 40

/** Matches the definition of a short form after a title: （法释〔2020〕25号，以下简称“建工解释一”）. */
const SHORT_FOR =
  /^(?:[（(][^（）()，]{1,40}[）)])?[（(](?:[^（）()，。]{1,40}[，,；;、]\s?)?(?:以下|下文|下)(?:统一|均|统)?简?称(?:为)?[：:]?\s?[《“"]?([^《》“”"（）()，。]{2,40})[》”"]?/

/** Returns the short forms that a text defines, with the full names: 《中华人民共和国民法典》（以下简称民法典）. */
export function shortForms(text: string, laws: LawMention[]): Map<string, string> {
  const forms = new Map<string, string>()
  for (const { name, to } of laws) {
    const short = SHORT_FOR.exec(text.slice(to, to + 140))?.[1]
    if (short && short !== name) forms.set(short, name)
  }
  return forms
}

const UNBRACKETED =
  /[\u4e00-\u9fa5]{1,30}(?:法|法典|条例|解释|规定|办法|细则|规则)(?:（[一二三四五六七八九十]{1,3}）)?$/
const COUNTRY = '中华人民共和国'
/**
 * Matches words before the name of a law. Names may contain such a word (适用 in 法律适用法), so at least two
 * characters must remain.
 */
export const TITLE_LEAD_IN =
  /.*(?:依照|依据|根据|按照|违反|适用(?!法)|参照|参考|参酌|检索|触犯|符合|援引|援用|引用|比照|遵照|结合|违背|参见|属于|构成|主张|认定为|认为|虽然|以及|同时|但|且|从|在(?!线)|将|对(?!外)|并|及|和(?!衍生品)|与(?!补偿|计划)|或|了|即|的|是|按|依)(?=.{2})/
const EPITHET =
  /^(?:(?:上述|前述|前引)(?!(?:法律?|法典|条例|(?:司法)?解释|规定|办法|细则|规则)$)|我国|现行|原(?!子能|产地|油))+(?=.{2})/

/**
 * Returns the law without brackets directly before an article: 民法典 in 依照民法典第五百七十七条.
 * `floor` is the offset at which the previous citation ends.
 */
export function unbracketedLaw(text: string, at: number, floor: number): LawMention | undefined {
  const before = text
    .slice(Math.max(floor, at - 40), at)
    .replace(/\s$/, '')
    .replace(BOOK, '')
  const gap = text.slice(Math.max(floor, at - 40), at).length - before.length
  const [run] = UNBRACKETED.exec(before) ?? []
  if (!run) return undefined
  const country = run.lastIndexOf(COUNTRY)
  const name = country >= 0 ? run.slice(country) : run.replace(TITLE_LEAD_IN, '').replace(EPITHET, '')
  const end = at - gap
  return /^(?:法|法典|条例|解释|规定|办法|细则|规则)?$/.test(name)
    ? undefined
    : { name, from: end - name.length, to: gap > 1 ? at : end }
}

/** Whether a name means the document itself: 本法, 本条例. 基本法 does not. */
export const isSelfReference = (name: string) => /(?:^|[^基])本(?:法|法典|条例|解释|规定|办法|细则|规则)$/.test(name)

/** Whether a name in 《》 is a contract. Contracts have articles too. */
export const isContractName = (name: string) => /(?:合同|协议|合约|章程|承诺|约定)书?$/.test(name)

const PAPER = /(?:担保|委托|授权|确认|保证|申请|计划|责任|认购|任务|意向)书$|备忘录$|[借欠收]条$|借据$|保函$/

/** Whether a name in 《》 is a contract or another document of the parties. */
export const isPartiesPaper = (name: string) => isContractName(name) || PAPER.test(name)

const KIND = '(?:法|法律|法典|条例|司法解释|解释|规定|办法|细则|规则)'
const BACK_REFERENCE = new RegExp(`^(?:该|同|上述|前述|前引|此)${KIND}$|该${KIND}$`)

/** Whether a name refers to the law named last: 该法, 同法, 上述规定. */
export const isBackReference = (name: string) => BACK_REFERENCE.test(name)
