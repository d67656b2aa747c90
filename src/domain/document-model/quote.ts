/**
 * Chooses the quotation on the share card of a document. It is the beginning of the selected passage, of the holding or
 * of the reasons.
 */
import { isNumberedHeading } from '../text/document-lines'
import { plainText } from '../text/markup'
import { isOpinion } from './opinion'

/**
 * The fields of a passage on the document screen that the quotation needs. A section of a judgment begins with a
 * `label`, a part of a law with a `heading`.
 */
interface Passage {
  kind: 'heading' | 'label' | 'article' | 'paragraph'
  text: string
  number?: string
}

/** The maximum length of a quotation in characters. It is slightly less than six lines of the card. */
const LONGEST = 100
/** A quotation with fewer characters also gets the next sentence, cut if necessary. */
const LEAST = 24
/** Matches headings of the holding, the rule for which a case is published. */
const HOLDING = /^(?:裁判要旨|裁判要点|裁判规则|裁判规则提要|要旨)$/
const isHolding = (heading: string) => HOLDING.test(heading)
/** Matches the start of headings such as 法院认为部分. */
const REASONS = /^(?:本院认为|法院认为|裁判理由)/
const isReasons = (heading: string) => isOpinion(heading) || REASONS.test(heading)

/** Matches sentences that only announce something or quote a rule: 本案的争议焦点为…; 关于…的问题; 根据《…》第十四条“…”. */
const ANNOUNCES =
  /争议的?焦点|^(?:本院认为，?)?本案(?:系|为|属)|关于[^，。；]{2,80}问题。?$|《[^》]{2,60}》[^。“]{0,24}“/
/** Matches the number of a later issue or item, whose first one stands in the sentence before. */
const LATER = /^(?:[（(]?[二三四五六七八九][）)、是]|[（(]?[2-9][）).．、](?!\d))/
/** Matches clauses. A line that ends with a colon goes on in the next one. */
const CLAUSE = /(?:：\n|[^。！？；\n])+[。！？；]?”?/g
const QUOTED = '“[^”]*[^”。！？]”|“(?![^”]*”)'
const PARTS = `(?:${QUOTED}|[：；]\\n|[^。！？\\n“])`
/**
 * Matches sentences. They have all clauses of an enumeration and all sentences in quotation marks, so that no quotation
 * begins inside.
 */
const SENTENCE = new RegExp(`${PARTS}*(?:“[^”]*[。！？]”|[。！？]”?)|${PARTS}+`, 'g')

/** Whether a sentence at the start of a section is no good beginning of a quotation. */
const isSkipped = (sentence: string) => ANNOUNCES.test(sentence) || LATER.test(sentence) || isNumberedHeading(sentence)

/**
 * Returns the text of the section with this heading, without the sentences at its start that `isSkipped` names. A
 * section of such sentences only stays whole.
 */
function sectionText(passages: Passage[], isHeading: (text: string) => boolean): string {
  const at = passages.findIndex(({ kind, text }) => (kind === 'label' || kind === 'heading') && isHeading(text.trim()))
  if (at < 0) return ''
  const end = passages.findIndex(({ kind }, index) => index > at && kind !== 'paragraph')
  const text = passages
    .slice(at + 1, end < 0 ? undefined : end)
    .map(passage => plainText(passage.text).trim())
    .join('\n')
  const sentences = (text.match(SENTENCE) ?? []).map(sentence => sentence.trim())
  const first = sentences.findIndex(sentence => !isSkipped(sentence))
  return first < 0 ? text : sentences.slice(first).join('\n')
}

/**
 * Returns whole clauses up to `LONGEST`. Cuts a clause only if the text before it is shorter than `LEAST`. An … shows that
 * a sentence goes on.
 */
function firstSentences(text: string): string {
  let whole = ''
  for (const clause of text.match(CLAUSE) ?? []) {
    const sentence = clause.replace(/\s+/g, '')
    if (whole.length >= LEAST && whole.length + sentence.length > LONGEST) break
    whole += sentence
    if (whole.length >= LONGEST) break
  }
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST - 1)}…` : whole.replace(/；$/, '；…')
}

/** Returns the quotation for the card. Returns an empty text if the document has no suitable passage. */
export function cardQuotation(passages: Passage[], chosen?: Passage): string {
  if (chosen?.kind === 'article') return `${chosen.number ?? ''}\u3000${firstSentences(plainText(chosen.text))}`
  if (chosen?.kind === 'paragraph') return firstSentences(plainText(chosen.text))
  return firstSentences(sectionText(passages, isHolding) || sectionText(passages, isReasons))
}
