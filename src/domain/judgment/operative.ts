/** Finds the operative part of a judgment, and the sentence with the articles on which it is based. */
import { eachMatch } from '../text/each-match'
import { isSignature } from '../text/document-lines'

/** A line of a judgment as plain text, with the label of its section. */
export interface JudgmentLine {
  label: string
  text: string
}

/** A part of a judgment, and the index of its first line. */
export interface JudgmentPart {
  text: string
  line: number
}

export interface JudgmentDecision {
  operative: JudgmentPart
  /** Whether the text calls the decision a 裁定 or 决定: 裁定如下. False for a 判决, and if the text has no such words. */
  isRuling: boolean
  /** The sentence before the operative part: 依照…，判决如下. */
  grounds?: JudgmentPart
}

const RESULT = /^(?:裁判|判决|裁定|决定)(?:结果|主文)$/
const END = /^(?:尾部|审判人员|落款|附录|附件)$/
const DECIDES = /(?:判决|裁定|决定)如下\s?[：:，,。]?/g
/** Matches words after the operative part of an earlier stage. They show that the text continues with the appeal. */
const GOES_ON =
  /经审理查明|审理查明|审理认为|本院认为|(?:法院|高院|中院|一审|二审|原审)认为|诉称|答辩称|辩称|辩护人|申请再审称|宣判后|(?:提出|提起)上诉|上诉(?:请求|称|提出)|不服[^。]{0,30}(?:上诉|判决|裁定|申请)/
/**
 * Matches two mentions of an appeal that belong to the operative part. One is the notice of the right to appeal
 * (如不服本判决…). The other is an item that dismisses an appeal (驳回…上诉请求). They are removed before the test with
 * `GOES_ON`.
 */
const SAYS_OF_APPEAL = /(?:如|若|对)?不服本(?:判决|裁定|决定)[^\n]*|驳回[^。；\n]{0,200}上诉请求/g
/**
 * Matches a line after the operative part: fees, instructions, signatures. Numbered items and awards of fees belong to
 * that part.
 */
const BEHIND =
  /^(?![一二三四五六七八九十]{1,3}、)(?:(?:(?!赔偿|支付|给付|返还)[^。]){0,24}(?:受理费|申请费|诉讼费|保全费|鉴定费)|(?:本|此)(?:判决|裁定|决定)(?:为终审|自|送达|书|一经)|如(?:不服|未按|果未按)|审\s?判|代理审判|二[〇○０0])/

const sentenceBefore = (text: string) => text.slice(text.lastIndexOf('。') + 1)

interface Marker {
  line: number
  from: number
  to: number
}

function lastMarker(lines: JudgmentLine[]): Marker | undefined {
  for (let line = lines.length - 1; line >= 0; line--) {
    let marker: Marker | undefined
    eachMatch(lines[line]?.text ?? '', DECIDES, ({ 0: words, index }) => {
      marker = { line, from: index, to: index + words.length }
    })
    if (marker) return marker
  }
  return undefined
}

/** Returns the lines from an offset up to the fees, the instructions or the signatures. */
function operativeFrom(lines: JudgmentLine[], first: number, offset: number): JudgmentPart | undefined {
  const parts: string[] = []
  let start: number | undefined
  for (let at = first; at < lines.length; at++) {
    const { label = '', text = '' } = lines[at] ?? {}
    const rest = (at === first ? text.slice(offset) : text).trim()
    if (!rest) continue
    if (END.test(label) || isSignature(rest) || BEHIND.test(rest)) break
    start ??= at
    parts.push(rest)
  }
  return start === undefined ? undefined : { line: start, text: parts.join('\n') }
}

/** Returns the decision. Returns `undefined` if the text lacks it or contains only that of an earlier stage. */
export function decisionOf(lines: JudgmentLine[]): JudgmentDecision | undefined {
  const marker = lastMarker(lines)
  const labelled = lines.findIndex(({ label }) => RESULT.test(label))
  const operative = marker
    ? operativeFrom(lines, marker.line, marker.to)
    : labelled < 0
      ? undefined
      : operativeFrom(lines, labelled, 0)
  if (!operative || GOES_ON.test(operative.text.replace(SAYS_OF_APPEAL, ''))) return undefined
  const { text = '' } = (marker && lines[marker.line]) ?? {}
  const isRuling = marker !== undefined && text.slice(marker.from, marker.from + 2) !== '判决'
  const sentence = marker ? sentenceBefore(text.slice(0, marker.from)) : ''
  const grounds = marker && sentence.indexOf('条') >= 0 ? { line: marker.line, text: sentence } : undefined
  return { operative, isRuling, ...(grounds ? { grounds } : {}) }
}
