/** Determines the taxes that a penalty concerns. */
import { taxesNamedIn } from '../taxes'

const LAW_TITLE = /《[^》]{1,80}》/g
const OFFENCE = /少缴|不缴|偷|逃|骗取|虚开|追缴|补缴|欠缴|未申报|未按规定申报|虚假申报|代扣|应缴/
/** Matches words about input tax, output tax and tax credits, which only value-added tax has. */
const VALUE_ADDED = /留抵|进项|销项/

/**
 * The number of sentences, title included, that describe the offence of the document. Later sentences may name taxes of
 * other findings.
 */
const OPENING = 8

/**
 * Returns the taxes that the first sentences about an offence name. If they name none, reads all sentences about
 * offences, then the whole text. In a report on several cases, all sentences count as first.
 */
export function penaltyTaxes(title: string, sentences: string[], isOfSeveral: boolean): string[] {
  const plain = [title, ...sentences].map(sentence => sentence.replace(LAW_TITLE, ''))
  const offences = plain.filter(sentence => OFFENCE.test(sentence))
  const opening = plain.slice(0, isOfSeveral ? undefined : OPENING).filter(sentence => OFFENCE.test(sentence))
  const texts = [opening, offences, plain].map(part => part.join('\n'))
  const named = texts.map(taxesNamedIn).find(taxes => taxes.length > 0)
  return named ?? (VALUE_ADDED.test(texts.join('\n')) ? ['增值税'] : [])
}
