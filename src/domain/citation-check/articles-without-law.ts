/**
 * Reads articles whose law the sentence does not repeat: 《民法典》第577条规定：“…”第584条规定：“…”. An article behind a word that
 * announces its content belongs to the law cited before. Any other one is listed as not understood.
 */
import type { Citation } from '../citation/citations'
import type { UnreadPlace } from './unread'

/** The longest text between a citation and an article of the same law. */
const MOST_BETWEEN = 400
const QUOTED = /[“「『][^“”「」『』]*[”」』]/g
/** Matches another document, to which an article behind it may belong. */
const OTHER_DOCUMENT =
  /章程|招标|附件|纪要|[《》]|本(?:法|条例|规定|办法|解释|细则)|(?:合同|协议书?|约定|条款|保险单|承诺书?)(?:中|的)?第/
/** Matches what may stand before an article that begins a clause. */
const BEGINS =
  /(?:[。；;，,、：:”"」』]|同时|此外|另外|另|而|且|但|又|再|亦|根据|依据|依照|按照|违反|适用|上述|前述|前引|同上[，,]?)\s?$/
const ANNOUNCED =
  /^(?:(?:之|的)?(?:也|亦|还|又|则|均|都|分别|同时)?(?:有|作出|作了)?(?:明确|明文)?的?(?:规定|指出|载明)|[，,]?\s?即[“‘「])/
const NAMED_BEFORE = /(?:上述|前述|前引|同上[，,]?)\s?$/

const lastOf = (text: string, signs: string[]) => Math.max(...signs.map(sign => text.lastIndexOf(sign)))
const isInQuotation = (text: string) => lastOf(text, ['“', '「', '『']) > lastOf(text, ['”', '」', '』'])

interface ArticlesWithoutLaw {
  citations: Citation[]
  unread: UnreadPlace[]
}

/** `citations` are all articles of a text, with and without a law, in the order of the text. */
export function readArticlesWithoutLaw(text: string, citations: Citation[]): ArticlesWithoutLaw {
  const read: ArticlesWithoutLaw = { citations: [], unread: [] }
  let last: Citation | undefined
  for (const citation of citations) {
    if (citation.law !== undefined) {
      last = citation
      continue
    }
    const { from, to } = citation
    if (!last || from - last.to > MOST_BETWEEN) continue
    const between = text.slice(last.to, from)
    if (between.indexOf('\n') >= 0 || isInQuotation(between) || !BEGINS.test(between)) continue
    const isOfLaw = ANNOUNCED.test(text.slice(to, to + 12)) || NAMED_BEFORE.test(between)
    if (OTHER_DOCUMENT.test(between.replace(QUOTED, '')) || !isOfLaw) {
      read.unread.push({ from, to })
      continue
    }
    last = { ...citation, law: last.law }
    read.citations.push(last)
  }
  return read
}
