/** Messages for check results. The screen, copied text and the report use the same ones. */
import { citeLaw } from '../citation/cite-as'
import { standingMessage } from '../law-time/ground-messages'
import type { StandingGround } from '../law-time/grounds'
import { LAW_STATUS } from '../law-time/statuses'

export const STATE_NAMES = {
  misquoted: '引文与原文不一致',
  noArticle: '无此条',
  mismatched: '未找到',
  repealed: '已废止或者失效',
  amended: '已修改',
  partly: '部分失效',
  unknown: '时效不明',
  notYet: '尚未生效',
  absent: '本库未收录',
  inForce: '现行有效',
  found: '已找到',
} as const

export type StateName = keyof typeof STATE_NAMES

/** The states in their display sequence: those that need attention come first. */
export const STATES = Object.keys(STATE_NAMES) as StateName[]

/** The fields of a check result that the messages use. */
export interface Finding {
  state: StateName
  library?: string
  id?: string
  title?: string
  number?: string
  court?: string
  text?: string
  former?: { title: string; text?: string }
  lacks?: 'paragraph' | 'item'
  changes?: unknown[]
  standsIn?: string
  ground?: StandingGround
}

const LACKS = { paragraph: '款', item: '项' }

function mismatchMessage({ library, court = '', number, title = '' }: Finding) {
  if (library !== 'law') return `没有找到法院与案号都相符的裁判文书，本库中该案号的法院为${court}`
  const actual = number ? `本库中${citeLaw(title)}的文号为${number}` : `本库中有${citeLaw(title)}`
  return `没有找到名称与文号都相符的文件，${actual}`
}

const bare = (text = '') => text.replace(/\s/g, '')

function amendmentMessage({ former, text }: Finding, article: string) {
  if (!former) return '本库收录的文本已被修改，没有收录修改后的文本'
  const version = citeLaw(former.title)
  if (article && !text) return `现行的文本中没有这一条，修改前的文本中有，见${version}`
  const isSame = article && bare(former.text) === bare(text)
  return `引用的是修改前的文本，见${version}${isSame ? '，这一条的文字没有变化' : ''}`
}

function repealMessage({ title = '', id, ground }: Finding) {
  const law = citeLaw(title)
  const reason = ground?.kind === 'source' ? '' : standingMessage(LAW_STATUS.repealed, ground)
  const message = reason ? `${law}${reason}` : `${law}已经废止或者失效`
  return id ? message : `${message}，本库没有收录其文本`
}

/** Explains the state of a finding. Returns an empty text if no explanation is needed. */
export function findingMessage(finding: Finding, article = ''): string {
  const { state, title = '', lacks, standsIn, changes } = finding
  const law = title && citeLaw(title)
  switch (state) {
    case 'misquoted':
      if (standsIn) return `引号中的文字见于${citeLaw(title, standsIn)}`
      return changes ? '引号中的文字与原文不同（划线的文字原文有而引文没有）' : ''
    case 'noArticle':
      return lacks ? `${citeLaw(title, article)}中没有找到所引的${LACKS[lacks]}` : `在${law}中没有找到${article}`
    case 'mismatched':
      return mismatchMessage(finding)
    case 'repealed':
      return repealMessage(finding)
    case 'partly':
      return `${law}部分失效，本库没有查到所引条文是否有效`
    case 'unknown':
      return `${law}${standingMessage(LAW_STATUS.unknown, undefined)}`
    case 'amended':
      return amendmentMessage(finding, article)
    case 'notYet':
      return `${law}尚未生效`
    case 'absent':
      return title ? `本库收录了${law}，没有收录文书所引的文本` : '按文书中的名称和编号，在本库中没有找到'
    case 'found':
      return title
    case 'inForce':
      return ''
  }
}

interface StateCount {
  state: StateName
  count: number
}

/** Returns the number of citations in each state. */
export const countStates = (states: StateName[]): StateCount[] =>
  STATES.map(state => ({ state, count: states.filter(one => one === state).length })).filter(({ count }) => count > 0)

/**
 * Returns the citation as the text writes it: 《民法典》第五百七十七条. In a list of articles that names the law only once, the
 * name is added.
 */
export function citationName({ law, article = '', words }: { law?: string; article?: string; words: string }): string {
  const bare = words.replace(/\s+/g, '')
  return law && article && bare.indexOf('第') === 0 ? citeLaw(law, bare) : bare
}
