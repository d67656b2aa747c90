/** Finds the laws and other texts that a law repeals: 《中华人民共和国合同法》同时废止. */

interface Repeal {
  /** The title as in the text, without the outer brackets. */
  title: string
  /** The number or day that identifies the repealed version: 法释〔2002〕33号, 1993年8月4日. */
  number?: string
  /** Whether the repeal concerns only some articles, or only rules that contradict the new law. */
  isPartial: boolean
  /** The sentence that states the repeal. */
  clause: string
}

const REPEALED = /(?:同时|即行|即予|予以|一并|相应|自行|均)(?:废止|停止执行|停止施行|失效)/
/**
 * Matches verbs that mean a repeal only directly after a title. Elsewhere they concern a rule or a procedure. A repeal
 * on a day of its own (于2027年12月31日废止) is not read, because a repeal has the first day of the repealing law.
 */
const NO_LONGER =
  /》(?:[（(][^（()）]*[）)])?(?:(?:自[^《》，,]{1,20}起)?(?:不再(?:执行|适用)|停止适用)|自(?:本[^《》，,\d]{1,12})?(?:发布|公布|印发|施行|实施|生效)之日起废止)(?:[，,]|$)/
/** Matches a title in 《…》, with one level of brackets inside. */
const NAMED = /《((?:[^《》]|《[^《》]*》)*)》/g
const NUMBER = /^[（(]([^（()）]*\d[^（()）]*号[^（()）]*)[)）]/
/** Matches words after a title that limit the repeal to parts of it: 第三条, 附件1, 与《乙法》不一致的. */
const PARTLY =
  /^(?:[（(][^（()）]*[)）])?(?:中)?(?:的)?(?:第[一二三四五六七八九十百千\d]+[条款项章]|附[件表录]|所附|[与同]《[^《》]*》(?:不一致|相?抵触))/
/**
 * Matches words that limit the repeal for all titles of a list: 《甲》、《乙》的有关规定. Numbered articles and
 * annexes limit only the last title.
 */
const PARTLY_ALL = /^(?:[（(][^（()）]*[）)])?(?:中)?(?:的)?(?:有关|相关|相应|关于|与本|同本|涉及|部分|其他)/
/** Matches words before a title that is only named: 依据《甲法》制定的《乙办法》同时废止. */
const NAMED_BEFORE = /(?:依照|依据|根据|按照|自|(?:^|[^废解])除)$/
/** Matches the text between two titles that are only named: 根据《甲法》第三条和《乙法》. A comma ends such a list. */
const NAMED_JOINED =
  /^(?:[（(][^（()）]*[）)])?(?:第[第零〇一二三四五六七八九十百千\d条款项、和]{1,40}|的(?:有关|相关)?规定)?(?:[、和及与]|以及)?$/
/** Matches words after a title, or after a list, that is only named: 除《甲》、《乙》外. */
const NAMED_BEHIND = /^(?:[（(][^（()）]*[）)])?(?:以?外|施行|实施|生效|制定|继续|不一致|相?抵触)/
/** Matches the text between two titles of a list. */
const JOINED = /^(?:[（(][^（()）]*[）)])?(?:[、，,和及]|以及)?$/
const QUOTED = /[“「][^“「”」]*[”」]/g
/** The number of characters after a title that are read. They contain its number in brackets and limiting words. */
const BEHIND = 200
/** The number of last articles that are searched. */
const LAST = 4

/** Returns whether each title is only named by words before it, or before the first title of its list. */
function namedBefore(before: string, titles: RegExpMatchArray[]): boolean[] {
  let isListNamed = false
  let last = 0
  return titles.map(({ index = 0, 0: title }) => {
    const isJoined = isListNamed && NAMED_JOINED.test(before.slice(last, index))
    isListNamed = isJoined || NAMED_BEFORE.test(before.slice(Math.max(0, index - 3), index))
    last = index + title.length
    return isListNamed
  })
}

function repealsOf(sentence: string): Repeal[] {
  const end = REPEALED.exec(sentence) ?? NO_LONGER.exec(sentence)
  if (!end) return []
  const clause = sentence.trim()
  const before = sentence.slice(0, end[0].charAt(0) === '》' ? end.index + 1 : end.index)
  const repeals: Repeal[] = []
  let isListPartial = false
  let isListNamed = false
  let next = before.length
  const titles = [...before.matchAll(NAMED)]
  const isNamedBefore = namedBefore(before, titles)
  for (const [at, match] of [...titles.entries()].reverse()) {
    const end = match.index + match[0].length
    const rest = before.slice(end, end + BEHIND)
    const number = NUMBER.exec(rest)?.[1]
    const isJoined = next < before.length && JOINED.test(before.slice(end, next))
    isListPartial = PARTLY_ALL.test(rest) || (isJoined && isListPartial)
    isListNamed = NAMED_BEHIND.test(rest) || (isJoined && isListNamed)
    const isNamed = isListNamed || isNamedBefore[at]
    const isPartial = isListPartial || PARTLY.test(rest)
    if (!isNamed) repeals.push({ title: (match[1] ?? '').trim(), ...(number ? { number } : {}), isPartial, clause })
    next = match.index
  }
  return repeals.reverse()
}

/**
 * Returns the texts that the last articles repeal, without repetitions. `articles` are the texts of the articles in
 * sequence. `at` is the index of the article that repeals the text.
 */
export function readRepeals(articles: string[]): Array<Repeal & { at: number }> {
  const from = Math.max(0, articles.length - LAST)
  const repeals = articles.slice(from).flatMap((article, index) =>
    article
      .replace(QUOTED, '')
      .split(/[。；\n]/)
      .flatMap(repealsOf)
      .map(repeal => ({ ...repeal, at: from + index })),
  )
  const titles = new Set([''])
  return repeals.filter(({ title }) => titles.size < titles.add(title).size)
}

const DECISION = /(?:废止|(?:^|[^时])停止(?:适用|执行|施行)).*(?:决定|公告|通知|批复|命令)$/
const ENDS = /废止|停止(?:适用|执行|施行)/
/** Matches words after a title that limit the repeal to a part: 废止《甲法》有关劳动教养规定的决定. */
const OF_PART = /^[^《》〈〉]*(?:规定|条款|部分|内容)/
const IN_TITLE = /[《〈]((?:[^《》〈〉]|〈[^〈〉]*〉|《[^《》]*》)*)[》〉]/g

/** Returns the texts that a decision repeals according to its title: 关于废止《甲条例》和修改《乙条例》的决定. */
export function readRepealedTitles(title: string): Array<Pick<Repeal, 'title' | 'isPartial'>> {
  if (!DECISION.test(title)) return []
  const object = title.slice(title.search(ENDS)).replace(/(?:和|、)?修改.*$/, '')
  return [...object.matchAll(IN_TITLE)].map(match => ({
    title: match[1] ?? '',
    isPartial: OF_PART.test(object.slice(match.index + match[0].length)),
  }))
}
