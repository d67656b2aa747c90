/** Finds citations of articles: 《民法典》第五百七十七条, 民法典577条, 第一百二十条之一第二款第（三）项, 本法第三条. */
import { formatArticle, ARTICLE_SIGN, ARTICLE_NUMERAL } from './article'
import { eachMatch } from '../text/each-match'
import { parseChineseNumeral } from '../format/numerals'
import {
  type LawMention,
  MAX_SHORT_FORM,
  bracketedLaws,
  TITLE_LEAD_IN,
  isBackReference,
  isContractName,
  isSelfReference,
  shortForms,
  unbracketedLaw,
} from './law-mentions'

/** One part of a citation: 第三条, 第二款, （三）项, or one number of the list 第一、二款. */
interface Token {
  kind: '条' | '款' | '项'
  number: number
  sub?: number
  /** Whether 第 precedes the number or its list. */
  ordinal: boolean
  from: number
  to: number
}

const ONE = `[（(]?${ARTICLE_NUMERAL}[)）]?`
const SEVERAL = new RegExp(`(第?\\s?)(${ONE}(?:[、,，和及至到~～－—–-]${ONE}){0,9})\\s?(${ARTICLE_SIGN}|款|项)`, 'g')
/** Matches a further sub-number of the same article: 、之二 after 第一百二十条之一. */
const FURTHER_SUB = new RegExp(`^[、,，和及至到](之(${ARTICLE_NUMERAL}))`)
const EACH = new RegExp(ONE, 'g')

/** Matches a number with a comma between thousands: 1,300. */
const WITH_COMMA = /^\d[,，]\d{3}$/

function numbersOf(list: string, kind: Token['kind'], ordinal: boolean, at: number): Token[] {
  if (WITH_COMMA.test(list))
    return [{ kind, number: Number(list.replace(/\D/, '')), ordinal, from: at, to: at + list.length }]
  const tokens: Token[] = []
  eachMatch(list, EACH, ({ 0: one, index }) => {
    const number = parseChineseNumeral(one.replace(/[（）()]/g, ''))
    if (number) tokens.push({ kind, number, ordinal, from: at + index, to: at + index + one.length })
  })
  return tokens
}

function furtherSubs(text: string, { number, to }: Token): Token[] {
  const tokens: Token[] = []
  for (let at = to; ;) {
    const [whole = '', written = '', digits = ''] = FURTHER_SUB.exec(text.slice(at, at + 20)) ?? []
    const sub = parseChineseNumeral(digits)
    if (!whole || sub === undefined) return tokens
    at += whole.length
    tokens.push({ kind: '条', number, sub, ordinal: true, from: at - written.length, to: at })
  }
}

function citationTokens(text: string): Token[] {
  const tokens: Token[] = []
  eachMatch(text, SEVERAL, ({ 0: whole, 1: ordinal = '', 2: list = '', 3: sign = '', 4: sub, index }) => {
    const numbers = numbersOf(list, sign.charAt(0) as Token['kind'], ordinal !== '', index + ordinal.length)
    const [first, last] = [numbers[0], numbers[numbers.length - 1]]
    if (first) first.from = index
    if (last) {
      last.to = index + whole.length
      last.sub = sub === undefined ? undefined : parseChineseNumeral(sub)
    }
    for (const token of numbers) tokens.push(token)
    if (last?.sub !== undefined) for (const token of furtherSubs(text, last)) tokens.push(token)
  })
  return tokens
}

export { articleNumber, isSameArticle } from './article'

export interface Citation {
  /**
   * The name of the law as in the text. For a short form that the text defines, the full name.
   * Absent for the document itself (本法, or no name), and for 该法 without a law before it.
   */
  law?: string
  /** The article in the form that statutes print: 第五百七十七条之一. */
  article: string
  paragraph?: number
  item?: number
  /** The start as a UTF-16 offset, including the law's name; `to` is the end. */
  from: number
  to: number
}

/**
 * Matches the text between a law and its article: a bracket, a chapter, 总则, 合同编, 的.
 * No two alternatives match the same text, because backtracking would then grow exponentially.
 */
const LINK =
  /^(?:[\s的之中”"’）)]|[（(][^（）()]{0,60}[）)]|第[零〇一二三四五六七八九十百\d]{1,6}(?:分编|编|章|节)|[总分附]则编?|(?:物权|合同|人格权|婚姻家庭|继承|侵权责任)编)*$/
/**
 * Matches names of other documents. A bare article after such a name belongs to that document: 附件1第二十七条,
 * 九民纪要第17条.
 */
const OTHER_DOCUMENT =
  /(?:附[件录表]|纪要|文件|标书|修正案|通知|批复|公约|协定)[（(]?[\d零〇一二三四五六七八九十]{0,3}[）)]?(?:》|的|中|第[零〇一二三四五六七八九十百\d]{1,6}[编章节])*$/
/** Matches a name that contains a title in brackets: 最高人民法院关于适用《民事诉讼法》的解释. */
const AROUND_TITLE =
  /(?:(?:最高人民[法检][院察]院?[、和]?)*关于[\u4e00-\u9fa5、]{1,12})?《[^《》]{2,60}》[\u4e00-\u9fa5]{0,16}(?:解释|规定|批复|意见)(?:[（(][一二三四五六七八九十]{1,3}[）)])?$/
/** Matches a law without brackets whose name ends in a number: 刑法修正案（十一）, 公司法司法解释三, 建工解释一. */
const NUMBERED_LAW =
  /(?:(?:中华人民共和国)?(?:刑法|宪法)修正案[（(][^（()）]{1,6}[）)]|[\u4e00-\u9fa5]{2,20}(?:解释|规定)[一二三四五六七八九十]{1,2}|九民(?:会议)?纪要|八民(?:会议)?纪要)$/

/** A pattern for parts of an article that links do not distinguish: 后段, 但书, 第一句, 第（一）目. */
const SMALL_PART = `(?:[前后](?:半)?[段句]|但书|第[一二两三四五]句|第?[（(]?${ARTICLE_NUMERAL}[）)]?目)`
/** Matches the text between two articles of a list: a small part, a note in brackets, 等规定, and a conjunction. */
const AND = new RegExp(
  `^${SMALL_PART}?(?:[（(][^（）()]{1,20}[）)])?等?(?:[的之]?规定)?\\s?` +
    '(?:[、，,；;]?\\s?(?:以及|或者|及其?|和|与|或|并(?:参照|参考|结合|依照|适用)?|结合|参照)|[、，,；;至到—~～-])\\s?$',
)
/** The maximum length of the text between two articles of a list. */
const MAX_AND = 40
/** Matches the name of a contract before an article. 合同第三条 is no citation of a law. */
const NO_LAW = /(?:合同|协议|协议书|合同书|合约|章程|条款|约定|保险单|契约|承诺书)》?(?:中|的)?$/

/** Matches a reference to rules under the law named last: 其实施条例, 该法司法解释二. */
const IMPLEMENTATION =
  /(?:其|该法|(?:^|[^合])同法)((?:实施|司法)(?:条例|细则|办法|解释)(?:[（(][一二三四五六七八九十]{1,2}[）)]|[一二三四五六七八九十]{1,2})?)$/
const INTERPRETATION = /(?:司法)?解释.{0,4}$/

const IS_LAW = /(?:法|法典|条例|解释|规定|办法|细则|规则)$/
/** Matches a reference to an article named before. A paragraph of this article follows: 该条第二款. */
const SAME_ARTICLE = /(?:[该同]条|其中)(?:的|之)?$/
const MAX_TO_SAME_ARTICLE = 300

const MAX_BETWEEN = 80

/** The laws mentioned earlier in a text that is read in chunks. */
export interface MentionedLaws {
  /** The short forms that the text defines, with the full names. */
  shortForms: Map<string, string>
  /** The law cited last. 该法 refers to it, unless the text names another law in between. */
  lastLaw?: string
}

export function findCitations(text: string, mentioned: MentionedLaws = { shortForms: new Map() }): Citation[] {
  const mentions = bracketedLaws(text)
  const { shortForms: forms } = mentioned
  shortForms(text, mentions).forEach((law, short) => forms.set(short, law))
  const citations: Citation[] = []
  let mention = 0
  let lastLaw = mentioned.lastLaw
  /** The current list of articles, and the offset of its end. A list without a citation belongs to a contract. */
  let row: { to: number; citation?: Citation } | undefined

  const between = (from: number, token: Token) => text.slice(Math.max(from, token.from - MAX_BETWEEN), token.from)
  const follows = (token: Token) =>
    row !== undefined && token.from - row.to < MAX_AND && AND.test(between(row.to, token))

  function bracketedLaw(token: Token): LawMention | undefined {
    while ((mentions[mention]?.to ?? Infinity) <= token.from) mention++
    const law = mentions[mention - 1]
    return law && token.from - law.to < MAX_BETWEEN && LINK.test(between(law.to, token)) ? law : undefined
  }

  function shortNamedLaw(token: Token): LawMention | undefined {
    const longest = forms.size ? MAX_SHORT_FORM : 0
    for (let length = longest; length > 1; length--) {
      const name = text.slice(Math.max(row?.to ?? 0, token.from - length), token.from)
      if (forms.has(name)) return { name, from: token.from - name.length, to: token.from }
    }
    return undefined
  }

  /** Returns the law to which 该法 at an offset refers: the law named last before it, with or without an article. */
  function lawBefore(at: number) {
    const before = mentions.filter(({ to, name }) => to <= at && IS_LAW.test(name)).pop()
    return before && before.to > (row?.to ?? 0) ? before.name : lastLaw
  }

  /** Returns the law to which a back reference refers. 该司法解释 can refer only to a judicial interpretation. */
  function referredLaw({ name, from }: LawMention) {
    const law = lawBefore(from)
    return INTERPRETATION.test(name) && !INTERPRETATION.test(law ?? '') ? undefined : law
  }

  /** Returns the law before the article if its name contains a title in brackets or ends in a number. */
  function surroundingLaw(token: Token): LawMention | undefined {
    const before = between(row?.to ?? 0, token)
    const name = AROUND_TITLE.exec(before)?.[0] ?? NUMBERED_LAW.exec(before)?.[0].replace(TITLE_LEAD_IN, '')
    return name === undefined ? undefined : { name, from: token.from - name.length, to: token.from }
  }

  function addArticle(token: Token) {
    const law =
      bracketedLaw(token) ??
      shortNamedLaw(token) ??
      surroundingLaw(token) ??
      unbracketedLaw(text, token.from, row?.to ?? 0)
    const article = formatArticle(token)
    let citation: Citation = { article, from: law?.from ?? token.from, to: token.to }
    const rules = law && IMPLEMENTATION.exec(law.name)?.[1]
    if (rules) citation = { law: (lawBefore(law.from) ?? '其').replace(INTERPRETATION, '') + rules, ...citation }
    else if (law && isBackReference(law.name)) citation = { law: referredLaw(law), ...citation }
    else if (law && !isSelfReference(law.name)) citation = { law: forms.get(law.name) ?? law.name, ...citation }
    else if (!law && follows(token)) citation = { law: row?.citation?.law, ...citation }
    const isContract = law
      ? isContractName(law.name)
      : follows(token)
        ? !row?.citation
        : NO_LAW.test(between(0, token).slice(-8)) || OTHER_DOCUMENT.test(between(0, token))
    if (isContract) row = { to: token.to }
    else if (law || token.ordinal || follows(token)) {
      if (citation.law === undefined) delete citation.law
      lastLaw = citation.law ?? lastLaw
      row = { to: token.to, citation }
      citations.push(citation)
    }
  }

  /** Returns the citation of the article to which 该条 refers. */
  function sameArticle(token: Token): Citation | undefined {
    const last = row?.citation
    if (!last?.law || token.from - last.to > MAX_TO_SAME_ARTICLE) return undefined
    const words = text.slice(last.to, token.from)
    return SAME_ARTICLE.test(words) && words.indexOf('\n') < 0 && !/[《》]/.test(words) ? last : undefined
  }

  function addPart(token: Token, key: 'paragraph' | 'item') {
    const citation = row?.citation
    if (!row || !citation) return
    const isOpen = citation.item === undefined && (key === 'item' || citation.paragraph === undefined)
    if (token.from === row.to && isOpen) {
      citation[key] = token.number
      citation.to = token.to
    } else if (follows(token) || sameArticle(token)) {
      row.citation = { ...citation, [key]: token.number, from: token.from, to: token.to }
      if (key === 'paragraph') delete row.citation.item
      citations.push(row.citation)
    } else return
    row.to = token.to
  }

  for (const token of citationTokens(text)) {
    if (token.kind === '条') addArticle(token)
    else addPart(token, token.kind === '款' ? 'paragraph' : 'item')
  }
  mentioned.lastLaw = lastLaw
  return citations
}
