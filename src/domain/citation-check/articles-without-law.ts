/**
 * Reads articles whose law is named only in an earlier citation: 《民法典》第577条规定：“…”第584条规定：“…”.
 * An article belongs to that law if 规定 or a similar word announces its content, or if 上述 or a similar word precedes.
 * Other such articles at the start of a clause are listed as unread.
 */
import type { Citation } from '../citation/citations'
import type { UnreadPlace } from './unread'

/** The maximum number of characters between an article and the citation that names its law. */
const MOST_BETWEEN = 400
const QUOTED = /[“「『][^“”「」『』]*[”」』]/g
/** Matches the mention of another document, to which the next article may belong. */
const OTHER_DOCUMENT =
  /章程|招标|附件|纪要|[《》]|本(?:法|条例|规定|办法|解释|细则)|(?:合同|协议书?|约定|条款|保险单|承诺书?)(?:中|的)?第/
/** Matches words or signs before an article at the start of a clause. */
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

/**
 * Returns the citations without a law, with the law of the citation before them. Articles whose law stays uncertain are
 * `unread`. Articles in a quotation, in another line or in the middle of a clause are left out. `citations` are all
 * citations of articles in a text, in text order.
 */
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
