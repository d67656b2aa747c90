/** Divides the charge in a criminal trial from the answers to it and from the facts that the court finds. */
import type { CaseRow } from '../rows'

type Label = '公诉机关指控' | '答辩意见' | '事实'

/** Matches the charge of a public prosecutor at the beginning of a block. The defence only answers it: 对指控无异议. */
const CHARGE =
  /^(?!被告|辩护|自诉|上诉|申诉)[^。；]{0,60}(?:检察院|检察机关|公诉机关|公诉人|起诉书)[^。；]{0,60}指控(?!的|罪名|成立)/

const SENTENCE = /[^。\n]*(?:。["”’）)]*|\n+|$)/g

/** The beginning of a sentence by or about the accused or counsel, such as 庭审中，被告人. */
const SPEAKER =
  '^(?:在?(?:本案)?(?:开庭|法庭)?(?:庭审|审理)(?:过程)?中[，,]?)?(?:上列|上述|以上|各|其|[一二两三四五六七八九十]+名?|指定|委托)?(?:被告人|被告单位|辩护人)'
const NO_OBJECTION = '(?:无|没有|不持|未提出?|不存|未表示)(?:任何)?(?:异议|辩解|意见)'
/** A confession after the arrest, such as 归案后供认不讳, is a part of the charge. */
const ANSWER = new RegExp(
  `${SPEAKER}(?![^。\\n]{0,200}(?:归案|到案|抓获)[^。\\n]{0,200}供认)[^。\\n]{0,200}?(?:${NO_OBJECTION}|辩称|辩解(?![、相笔]|，均)|辩护意见|供认不讳|承认(?:公诉机关|起诉书)?指控|否认(?:犯罪|指控))`,
)
const COUNSEL = /^[^。，\n]{0,30}辩护人[^。\n]{0,30}?(?:提出|认为|辩称|辩护|建议|请求|意见)/
const PROSECUTOR = /^(?:公诉机关|公诉人|(?!被告)[^。，；]{2,20}检察院)(?:据此|当庭)?(?:认为|建议)/

/** The beginning of the court's finding after an answer. */
const FINDING = /^(?:上述|以上)(?:指控的?)?(?:犯罪)?事实[，,有]|^经(?:本院|法庭|庭审)?审理[，,]?查明|^[并且]有/
/** The beginning of a finding that also tells that the accused objects to nothing. */
const UNDISPUTED = new RegExp(
  `^(?:上述|以上)(?:指控的?)?(?:犯罪)?事实[，,][^。\\n]{0,60}(?:异议|供认不讳)|^经(?:本院|法庭|庭审)?审理[，,]?查明|${SPEAKER}[^。\\n]{0,60}(?:异议|供认不讳)，[并且]有`,
)

function labelOf(sentence: string, label: Label, beginsLine: boolean): Label {
  if (UNDISPUTED.test(sentence) || (label === '答辩意见' && FINDING.test(sentence))) return '事实'
  if (label !== '公诉机关指控' && PROSECUTOR.test(sentence)) return '公诉机关指控'
  // Within a line, a finding goes on: 上述事实，有证言证实。被告人亦无异议。
  const mayAnswer = label !== '事实' || beginsLine
  return mayAnswer && (ANSWER.test(sentence) || COUNSEL.test(sentence)) ? '答辩意见' : label
}

/** Returns the parts of a block that begins with a charge, or `undefined` for another block. */
export function chargeParts(text: string): CaseRow['paragraphs'] | undefined {
  if (!CHARGE.test(text)) return undefined
  let label: Label = '公诉机关指控'
  const parts: Array<{ label: Label; text: string }> = [{ label, text: '' }]
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    const next: Label = index === 0 ? label : labelOf(sentence.trim(), label, text[index - 1] === '\n')
    if (next !== label) parts.push({ label: next, text: '' })
    label = next
    parts.at(-1)!.text += sentence
  }
  return parts.map(part => ({ ...part, text: part.text.trim() }))
}

/** Joins neighbouring parts of one label: the end of a charge's block, and the block behind it. */
export function joinNeighbours(paragraphs: CaseRow['paragraphs']): CaseRow['paragraphs'] {
  const joined: CaseRow['paragraphs'] = []
  for (const { label, text } of paragraphs) {
    const last = joined.at(-1)
    if (last?.label === label) joined[joined.length - 1] = { label, text: `${last.text}\n${text}` }
    else joined.push({ label, text })
  }
  return joined
}
