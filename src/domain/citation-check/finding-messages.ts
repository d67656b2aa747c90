/** Sentences about the results of the check. The screen, the copied text and the report all use them. */
import { citeLaw } from '../citation/cite-as'
import { ambiguousMessage, repealedMessage } from '../citation/missing-laws'
import { standingMessage } from '../law-time/ground-messages'
import type { StandingGround } from '../law-time/grounds'
import { LAW_STATUS } from '../libraries/law-statuses'

const LACKS = { paragraph: '款', item: '项' }

export const FINDING_STATE_NAMES = {
  misquoted: '引文与原文不一致',
  otherArticle: '所述内容可能与该条不符',
  otherCase: '编号存在，但并非所称案件',
  noArticle: '无此条',
  mismatched: '未找到',
  repealed: '已废止或者失效',
  amended: '已修改',
  partly: '部分失效',
  unknown: '时效不明',
  notYet: '尚未生效',
  absent: '本库未收录',
  inForce: '现行有效',
  found: '案号已核实',
} as const

export type FindingState = keyof typeof FINDING_STATE_NAMES

/** Returns the name of a state: for example 无此款 if the article exists and the paragraph does not. */
export const findingStateName = ({ state, lacks }: Pick<Finding, 'state' | 'lacks'>): string =>
  state === 'noArticle' && lacks ? `无此${LACKS[lacks]}` : FINDING_STATE_NAMES[state]

/** The states in display sequence. States that need attention come first. */
export const FINDING_STATES = Object.keys(FINDING_STATE_NAMES) as FindingState[]

/** The fields of a check result that the messages use. */
export interface Finding {
  state: FindingState
  library?: string
  id?: string
  title?: string
  number?: string
  court?: string
  text?: string
  /** The version before the amendment, with the cited article. */
  former?: { title: string; text?: string }
  /** The part that the cited article lacks. */
  lacks?: 'paragraph' | 'item'
  changes?: unknown[]
  /** The article that contains the quoted words, if it is not the cited one. */
  standsIn?: string
  /** The article that the statement resembles more than the cited one. */
  resembles?: string
  /** A figure or words of the statement that the cited article lacks. */
  unlikeFigure?: string
  /** The words that the article has in place of `unlikeFigure`. */
  insteadOf?: string
  isNumberUnproven?: boolean
  effective_date?: string
  cause?: string
  date?: string
  ground?: StandingGround
  /** The law in force on the same subject. Present for a repealed law that the library lacks. */
  successor?: string
  /** The titles of the possible laws. Present if several laws have the cited short name. */
  meanings?: string[]
  /** A sentence with the day up to which the library has all laws: 本库收录至2026年3月1日. */
  completeness?: string
  /** Whether the cited number is one of 人民法院案例库. */
  isEntry?: boolean
  laterReview?: { word: string; overturned: boolean }
}

function mismatchMessage({ library, court = '', number, title = '' }: Finding) {
  if (library !== 'law') return `没有找到法院与案号都相符的裁判文书，本库中该案号的法院为${court}`
  const actual = number ? `本库中${citeLaw(title)}的文号为${number}` : `本库中有${citeLaw(title)}`
  return `没有找到名称与文号都相符的文件，${actual}`
}

const numberName = ({ isEntry }: Finding) => (isEntry ? '入库编号' : '案号')

function absentMessage({ title, isEntry, number, laterReview }: Finding) {
  if (laterReview) return `本库未收录该裁判文书；据本库收录的${number ?? '后续裁判'}，该裁判${laterReview.word}`
  if (isEntry) return '本库收录的参考案例中没有这一入库编号，请到人民法院案例库核对'
  return title ? `本库收录了${citeLaw(title)}，没有收录文书所引的文本` : '无法核验（不代表不存在）'
}

function foundMessage({ title = '', isEntry, laterReview }: Finding) {
  const name = isEntry ? `人民法院案例库参考案例：${title}` : title
  return laterReview?.overturned ? `${name}。注意：该裁判${laterReview.word}` : name
}

function otherCaseMessage(finding: Finding) {
  const { title = '', cause, date } = finding
  const details = [title, cause && `案由为${cause}`, date && `裁判日期为${date}`]
  return `本库中该${numberName(finding)}的案件是${details.filter(Boolean).join('，')}`
}

const bare = (text = '') => text.replace(/\s/g, '')

function amendmentMessage({ former, text, title = '', resembles }: Finding, article: string) {
  if (!former) return '本库收录的文本已被修改，没有收录修改后的文本'
  const version = citeLaw(former.title)
  if (article && !text) return `现行的文本中没有这一条，修改前的文本中有，见${version}`
  if (resembles) return `所述内容更像修改前的条文，见${version}，现行的相应条文可能是${citeLaw(title, resembles)}`
  const isSame = article && bare(former.text) === bare(text)
  return `引用的是修改前的文本，见${version}${isSame ? '，这一条的文字没有变化' : ''}`
}

/** Explains how the article differs from the text's statement about it. Returns an empty text without a difference. */
function otherArticleMessage({ title = '', unlikeFigure, insteadOf, resembles }: Finding) {
  if (insteadOf) return `所述为“${unlikeFigure}”，条文为“${insteadOf}”`
  if (unlikeFigure) return `条文中没有所述的“${unlikeFigure}”`
  return resembles ? `所述内容更像${citeLaw(title, resembles)}` : ''
}

function repealMessage(finding: Finding) {
  const { title = '', id, ground, successor } = finding
  if (!id) return repealedMessage(title, ground, successor)
  const law = citeLaw(title)
  const reason = ground?.kind === 'source' ? '' : standingMessage(LAW_STATUS.repealed, ground)
  return [reason ? `${law}${reason}` : `${law}已经废止或者失效`, otherArticleMessage(finding)]
    .filter(Boolean)
    .join('；')
}

/** Names the version that was searched. An article may have another number in another version. */
const versionName = ({ effective_date: day }: Finding) =>
  day ? `（${day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日')}起施行的文本）` : ''

/** Explains the state of a finding. Returns an empty text if no explanation is needed. */
export function findingMessage(finding: Finding, article = ''): string {
  const message = findingStateMessage(finding, article)
  const completeness = findingCompleteness(finding)
  return message && completeness ? `${message}。${completeness}` : message || completeness
}

/** Matches the last sentence if it tells the day up to which the library has all laws, or that this day is unknown. */
const COMPLETENESS = /本库收录(?:至|截止日)[^。]*$/

/** The states that may be wrong because the library does not yet have the newest laws. */
const DEPENDS_ON_COMPLETENESS: FindingState[] = ['inForce', 'partly', 'unknown', 'notYet', 'absent']

/**
 * Returns the sentence with the day up to which the library has all laws. Returns an empty text if the state does not
 * depend on it.
 */
export const findingCompleteness = ({ state, completeness = '' }: Finding): string =>
  DEPENDS_ON_COMPLETENESS.indexOf(state) < 0 ? '' : completeness

/** Splits a stored explanation into the message and the sentence with the day up to which the library has all laws. */
export function splitExplanation(explanation: string): { message: string; completeness: string } {
  const at = explanation.search(COMPLETENESS)
  if (at < 0) return { message: explanation, completeness: '' }
  return { message: explanation.slice(0, at).replace(/。$/, ''), completeness: explanation.slice(at) }
}

/** Explains the state, without the sentence on the day up to which the library has all laws. */
export function findingStateMessage(finding: Finding, article: string): string {
  const { state, title = '', lacks, standsIn, changes, meanings } = finding
  if (meanings) return ambiguousMessage(title, meanings)
  const law = title && citeLaw(title)
  switch (state) {
    case 'misquoted':
      if (standsIn) return `引号中的文字见于${citeLaw(title, standsIn)}`
      return changes ? '引号中的文字与原文不同' : ''
    case 'otherArticle':
      return otherArticleMessage(finding)
    case 'otherCase':
      return otherCaseMessage(finding)
    case 'noArticle':
      return lacks
        ? `${citeLaw(title, article)}中没有找到所引的${LACKS[lacks]}`
        : `在${law}${versionName(finding)}中没有找到${article}`
    case 'mismatched':
      return mismatchMessage(finding)
    case 'repealed':
      return repealMessage(finding)
    case 'partly':
      return `${law}部分失效，本库没有查到所引条文是否有效`
    case 'unknown':
      return `${law}${standingMessage(LAW_STATUS.unknown, finding.ground)}`
    case 'amended':
      return amendmentMessage(finding, article)
    case 'notYet':
      return `${law}尚未生效`
    case 'absent':
      return absentMessage(finding)
    case 'found':
      return foundMessage(finding)
    case 'inForce':
      return finding.isNumberUnproven ? '本库未收录这一文本的文号，文号未经核对' : ''
  }
}

interface ComparedWords {
  quote?: string
  isQuoteUncertain?: boolean
  statement?: string
}

/**
 * Describes the comparison with an article in force. A statement is compared by its meaning and figures, and not word
 * by word.
 */
export function comparisonMessage({ quote, isQuoteUncertain, statement }: ComparedWords): string {
  if (quote && !isQuoteUncertain) return '引文与原文一致'
  return statement ? '所述内容未逐字核对' : ''
}

interface StateCount {
  state: FindingState
  count: number
}

/** Returns the number of citations in each state that occurs. */
export const countFindingStates = (states: FindingState[]): StateCount[] =>
  FINDING_STATES.map(state => ({ state, count: states.filter(one => one === state).length })).filter(
    ({ count }) => count > 0,
  )

interface NamedCitation {
  law?: string
  article?: string
  words: string
  /** Whether the article lies inside a range, of which the text contains only the first and the last article. */
  isInRange?: boolean
}

/**
 * Returns the citation as written in the text: 《民法典》第五百七十七条. Adds the name of the law if it stands
 * elsewhere in the text. Other spellings, such as 民法典577, and articles inside a range are written in normal form.
 */
export function citationName({ law, article = '', words, isInRange }: NamedCitation): string {
  const bare = words.replace(/\s+/g, '')
  if (law && article && (isInRange || !/[条款项号）)]$/.test(bare))) return citeLaw(law, article)
  return law && article && bare.indexOf('第') === 0 ? citeLaw(law, bare) : bare
}
