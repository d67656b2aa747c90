/** Orders the versions of a law: their ends, statuses, and the history of their articles. */
import { plainLawName } from '@domain/citation/law-names'
import type { ArticleRecordOfLaw, LawRecord } from '../../libraries/law/record'

export interface Version {
  lid: string
  title: string
  begin: string
  /** According to the source. */
  stated: Standing
}

export type Standing = Pick<LawRecord, 'timeLimited' | 'repealedDate'>

/** Separate documents under one name: amendments of other laws, and yearly publications. */
const NO_VERSIONS = /修正案$|(?:修改|废止|清理).*(?:决定|命令|通知|公告)$|(?:通知|通告|公告|公报|通报)$/
const DRAFT = '征求意见稿或草案'
const [IN_FORCE, AMENDED, REPEALED, TO_COME] = ['现行有效', '已被修改', '失效', '尚未生效']

/** Equal for possible versions of one law. */
export const familyOf = ({ title, region }: Pick<LawRecord, 'title' | 'region'>): string =>
  [plainLawName(title), ...region].join(' ')

export const hasVersions = ({ title, timeLimited }: Pick<LawRecord, 'title' | 'timeLimited'>): boolean =>
  timeLimited !== DRAFT && !NO_VERSIONS.test(plainLawName(title))

export const inOrder = <V extends Pick<Version, 'begin' | 'lid'>>(versions: V[]): V[] =>
  [...versions].sort((a, b) => (a.begin + a.lid < b.begin + b.lid ? -1 : 1))

/** The status of a version on a day. The start of the next version ends it. */
export function standingOf({ begin, stated }: Version, next: Version | undefined, today: string): Standing {
  const { timeLimited } = stated
  const repealedDate = next?.begin ?? stated.repealedDate
  if (next && next.begin <= today) return { timeLimited: timeLimited === REPEALED ? REPEALED : AMENDED, repealedDate }
  if (begin > today) return { timeLimited: timeLimited === IN_FORCE ? TO_COME : timeLimited, repealedDate }
  const hasBegun = timeLimited === TO_COME || (next !== undefined && timeLimited === AMENDED)
  return { timeLimited: hasBegun ? IN_FORCE : timeLimited, repealedDate }
}

interface Wording {
  text: string
  /** Letters and digits only, because sources differ in brackets and spaces. */
  words: string
}

export interface Text {
  lid: string
  title: string
  actionName: string
  /** By number. */
  articles: Map<string, Wording>
  /** The words of all of them. */
  all: Set<string>
}

type Names = Pick<Text, 'lid' | 'title' | 'actionName'>

export function textOf(names: Names, articles: Array<{ no: string; text: string }>): Text {
  const worded = articles.map(({ no, text }) => [no, { text, words: text.replace(/[^\p{L}\p{N}]/gu, '') }] as const)
  return { ...names, articles: new Map(worded), all: new Set(worded.map(([, { words }]) => words)) }
}

/**
 * Earlier texts of an article number, the oldest first. Each wording appears once, with the last version that had it. A
 * renumbered article has no history: its number belonged to another article.
 */
export function historyOf(no: string, { articles, all }: Text, earlier: Text[]): ArticleRecordOfLaw['history'] {
  const history: ArticleRecordOfLaw['history'] = []
  const now = articles.get(no)?.words ?? ''
  let later = now
  for (const { lid, title, actionName, articles: then, all: allThen } of [...earlier].reverse()) {
    const { text, words } = then.get(no) ?? {}
    if (text === undefined || words === undefined) continue
    if (words === later || allThen.has(now) || all.has(words)) continue
    history.unshift({ lid, title, text, actionName })
    later = words
  }
  return history
}
