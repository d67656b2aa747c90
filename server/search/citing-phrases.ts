/** Finds the phrases by which a document cites the laws and articles of a search, to mark them. */
import { type MentionedLaws, findCitations } from '@domain/citation/citations'
import { lawsNamed, plainLawName } from '@domain/citation/law-names'
import { toChineseNumeral } from '@domain/format/numerals'
import type { Clause } from '../engine/port'
import { CITED_LAW_FIELD } from './citation'
import { includedLeavesOf } from './clause'
import { citationValues } from './law-names'

/** The maximum number of characters of a document that are read. */
const MAX_READ = 200_000
/** The maximum length of a phrase, in characters. A longer phrase is replaced by the citation alone. */
const MAX_PHRASE = 120

const ARTICLE_START = /^[第\d零〇一二三四五六七八九十百]/

/**
 * Returns the phrases of the texts that cite the laws and articles of the clause. A phrase reaches from the name of the
 * law to the searched article, also in a list of articles. If it would be too long or contain a line break, only the
 * citation itself is returned.
 */
export function citingPhrases(texts: string[], clause: Clause): string[] {
  const values = new Set(
    includedLeavesOf(clause).flatMap(leaf =>
      leaf.kind === 'value' && leaf.field === CITED_LAW_FIELD ? leaf.values : [],
    ),
  )
  if (!values.size) return []
  const phrases = new Set<string>()
  const mentioned: MentionedLaws = { shortForms: new Map() }
  let unread = MAX_READ
  for (const whole of texts) {
    const text = whole.slice(0, unread)
    unread -= text.length
    let nameAt = 0
    for (const { law, article, paragraph, item, from, to } of findCitations(text, mentioned)) {
      if (!ARTICLE_START.test(text.slice(from, to))) nameAt = from
      if (!law) continue
      const parts = [paragraph && `第${toChineseNumeral(paragraph)}款`, item && `第${toChineseNumeral(item)}项`]
      const cited = article + parts.filter(Boolean).join('')
      const names = [plainLawName(law), ...lawsNamed(law)]
      if (!names.some(name => citationValues(name, cited).some(value => values.has(value)))) continue
      const phrase = text.slice(nameAt, to)
      phrases.add(phrase.length > MAX_PHRASE || phrase.includes('\n') ? text.slice(from, to) : phrase)
    }
  }
  return [...phrases]
}
