/** The passage that stands on a document's card: the chosen one, else the first of the holding or of the reasons. */
import { plainText } from '../text/markup'

/** A passage of a document as its reader shows it. `label` names a section. */
interface Passage {
  kind: 'heading' | 'label' | 'article' | 'paragraph'
  text: string
  number?: string
}

/** The most characters. Six lines of the card are a little more. */
const LONGEST = 100
/** The least length of a sentence that stands alone. */
const LEAST = 24
/** Headings under which a court says what the case stands for. */
const HOLDINGS = /^(?:裁判要旨|裁判要点|裁判规则|裁判规则提要|要旨)$/
const REASONS = /^(?:本院认为|法院认为|裁判理由)/

/** Sentences that only announce, or repeat a rule: 本案的争议焦点为…; 根据《…》第十四条“…”. */
const ANNOUNCES = /争议焦点|^(?:本院认为，?)?本案(?:系|为|属)|《[^》]{2,60}》[^。“]{0,24}“/
const SENTENCE = /[^。！？；]+[。！？；]?/g

/** The text below a heading, up to the next one, from its first sentence that says something. */
function sectionText(passages: Passage[], heading: RegExp): string {
  const at = passages.findIndex(
    ({ kind, text }) => (kind === 'label' || kind === 'heading') && heading.test(text.trim()),
  )
  if (at < 0) return ''
  const end = passages.findIndex(({ kind }, index) => index > at && kind !== 'paragraph')
  const text = passages
    .slice(at + 1, end < 0 ? undefined : end)
    .map(passage => plainText(passage.text).trim())
    .join('')
  const sentences = text.match(SENTENCE) ?? []
  const first = sentences.findIndex(sentence => !ANNOUNCES.test(sentence.trim()))
  return first < 0 ? text : sentences.slice(first).join('')
}

/** Whole sentences up to the limit. A first sentence that is longer is cut. */
function firstSentences(text: string): string {
  let whole = ''
  for (const sentence of text.replace(/\s+/g, '').match(SENTENCE) ?? []) {
    if (whole.length >= LEAST && whole.length + sentence.length > LONGEST) break
    whole += sentence
    if (whole.length >= LONGEST) break
  }
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST - 1)}…` : whole
}

/** Returns the words of the card, or an empty text for a document that has none. */
export function quoteOf(passages: Passage[], chosen?: Passage): string {
  if (chosen?.kind === 'article') return `${chosen.number ?? ''}\u3000${firstSentences(plainText(chosen.text))}`
  if (chosen?.kind === 'paragraph') return firstSentences(plainText(chosen.text))
  return firstSentences(sectionText(passages, HOLDINGS) || sectionText(passages, REASONS))
}
