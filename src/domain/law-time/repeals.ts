/** Finds the texts that a law repeals: 《中华人民共和国合同法》同时废止. */

interface Repeal {
  /** The title in the text, without the outer brackets. Inner brackets stay. */
  title: string
  /** The number or day by which the clause identifies the repealed version: 法释〔2002〕33号, 1993年8月4日. */
  number?: string
  /** Whether only some articles end, or only rules that contradict the new law. */
  isPartial: boolean
  /** The sentence that states the repeal. */
  clause: string
}

const REPEALED = /(?:同时|即行|即予|予以|一并|相应|自行|均)(?:废止|停止执行|停止施行|失效)/
/** Matches a title in 《…》, with one level of brackets inside. */
const NAMED = /《((?:[^《》]|《[^《》]*》)*)》/g
const NUMBER = /^[（(]([^（()）]*\d[^（()）]*号[^（()）]*)[)）]/
/** Matches words after a title that limit the repeal to a part: 第三条、有关…的规定、与本法相抵触的. */
const PARTLY =
  /^(?:[（(][^（()）]*[)）])?(?:中)?(?:的)?(?:第[一二三四五六七八九十百千\d]+[条款项章]|有关|关于|与本|同本|涉及)/
const QUOTED = /[“「][^“「”」]*[”」]/g
/** The number of articles at the end in which repeal clauses are searched. */
const LAST = 4

function repealsOf(sentence: string): Repeal[] {
  const end = REPEALED.exec(sentence)
  if (!end) return []
  const clause = sentence.trim()
  const before = sentence.slice(0, end.index)
  return [...before.matchAll(NAMED)].map(match => {
    const rest = before.slice(match.index + match[0].length)
    const number = NUMBER.exec(rest)?.[1]
    return { title: (match[1] ?? '').trim(), ...(number ? { number } : {}), isPartial: PARTLY.test(rest), clause }
  })
}

/** Returns the texts that the last articles repeal, each only once. `articles` are texts in sequence. */
export function readRepeals(articles: string[]): Array<Repeal & { at: number }> {
  const from = Math.max(0, articles.length - LAST)
  const repeals = articles.slice(from).flatMap((article, index) =>
    article
      .replace(QUOTED, '')
      .split(/[。；\n]/)
      .flatMap(repealsOf)
      .map(repeal => ({ ...repeal, at: from + index })),
  )
  return repeals.filter(({ title }, at) => title !== '' && repeals.findIndex(other => other.title === title) === at)
}
