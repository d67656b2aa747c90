/** The taxes that a penalty is about. */
import { taxesIn } from '../taxes'

const LAW_TITLE = /《[^》]{1,80}》/g
const OFFENCE = /少缴|不缴|偷|逃|骗取|虚开|追缴|补缴|欠缴|未申报|未按规定申报|虚假申报|代扣|应缴/
/** Only value-added tax has a credit that is refunded, and special invoices. */
const VALUE_ADDED = /留抵|进项|销项/

/** A report tells its case in the first sentences, and what the inspectors met with in the later ones. */
const OPENING = 8

/** Returns the taxes of the first sentences about the offence, or those of the whole text if these name none. */
export function penaltyTaxes(title: string, sentences: string[], isOfSeveral: boolean): string[] {
  const plain = [title, ...sentences].map(sentence => sentence.replace(LAW_TITLE, ''))
  const offences = plain.filter(sentence => OFFENCE.test(sentence))
  const opening = plain.slice(0, isOfSeveral ? undefined : OPENING).filter(sentence => OFFENCE.test(sentence))
  const texts = [opening, offences, plain].map(part => part.join('\n'))
  const named = texts.map(taxesIn).find(taxes => taxes.length > 0)
  return named ?? (VALUE_ADDED.test(texts.join('\n')) ? ['增值税'] : [])
}
