/** Splits a judgment into paragraphs with labels. */
import { isSignature as isSignatureLine } from '@domain/text/document-lines'
import type { CaseRow } from '../rows'
import { isPartyLine } from './roles'

const LABELS = [
  '首部',
  '当事人信息',
  '审理经过',
  '诉讼请求',
  '答辩意见',
  '原审情况',
  '事实',
  '本院认为',
  '裁判结果',
  '尾部',
  '审判人员',
  '附录',
] as const
type Label = (typeof LABELS)[number]

const CLAIMS =
  /^[^。；]{0,80}(?:诉称|上诉称|申请称|申诉称|抗诉称|抗诉认为|抗诉提出|再审称|诉求称|上诉提出|诉讼请求(?:为|是)?[：:]|请求[：:]|(?:指控|起诉书指控|上诉|申请再审)[：:，])|^(?:公诉机关|[^。，；]{2,20}检察院)[^。；]{0,30}(?:指控|认为)|^[^。；，]{2,30}(?:向本院(?:申请再审|提出)|不服)[^。；]{0,60}(?:请求|理由)/
/** Words that show that a claim belongs to this round. Other claims are quoted from the earlier round. */
const APPEAL = /上诉|再审|申诉|抗诉|本院/
const ANSWERS =
  /^[^。；]{0,60}(?:辩称|答辩认为|述称|陈述称|提交(?:书面)?(?:答辩)?意见|答辩意见|陈述意见|辩护意见|答辩[：:]|(?:未|没有)(?:作|提交|提出|发表|进行)[^。]{0,10}(?:答辩|意见|陈述))|^(?:被告人|辩护人|原审被告人)[^。；]{0,60}(?:对[^。；]{0,30}指控|提出|认为|异议|辩解|辩护)/
const EARLIER =
  /^(?:一审|二审|原审|再审|原一审|原二审)(?:法院|判决)?[^。；]{0,20}(?:查明|认定|认为|判决|裁定|审理)|^[^。；，]{2,20}人民法院(?:经?审理|一审|二审)?(?:查明|认定|认为)[：:，]/
const FACTS =
  /^(?:本院)?(?:经[^。，；]{0,16})?(?:审理|公开开庭审理|开庭审理|复核|审查|再审|二审)?(?:查明|查实|确认|认定)[：:，]|^(?:经(?:依法|公开|开庭)*审理|经(?:再审|复核|庭审)?)[^。，；]{0,12}(?:查明|确认|认定)|^本院[^。，；]{0,16}(?:查明|事实)|^上述事实|^以上事实/
const REASONS = /^(?:综上，)?(?:合议庭|审判委员会)?本院(?:经[^。，；：]{1,10}|再审|二审|一审|审查)?[，,]?(?:后)?认为/
const RESULT = /(?:(?:判决|裁定|决定)如下|如下(?:判决|裁定|决定)|达成如下(?:调解)?协议)[：:]?$/
/** Before its own result, a court cites the law. Results without such words are quoted from an earlier court. */
const REASONING = /依照|依据|根据|综上|本院|据此/
const END =
  /^(?:[一二三四五六七八九十]{1,2}、)?(?:案件受理费|本案(?:一审|二审)?(?:案件)?受理费|一审案件受理费|二审案件受理费|诉讼费|鉴定费|保全费|如不服本|如对本|如果?未按|本(?:判决|裁定|决定|调解书)(?:为终审|为最终|自|系终审|一经|送达|立即|即|书)|双方当事人应|当事人应于)/
const ANNEX = /^[（(［[]?附|^《|法律(?:条文|条款|依据|规定)[：:）)］\]]?$|^(?:本案|本判决|相关)[^。]{0,12}法律/

/** Sections between the proceedings and the court's view. They occur in any order. */
const MIDDLE: Array<[label: Label, pattern: RegExp]> = [
  ['本院认为', REASONS],
  ['原审情况', EARLIER],
  ['事实', FACTS],
  ['答辩意见', ANSWERS],
  ['诉讼请求', CLAIMS],
]

const LONGEST_HEAD = 40
const LONGEST_NAME = 20

/** Whether a line is a signature. Names and titles may be letter-spaced: 审 判 员 王 潮. */
const isSignature = (line: string) => isSignatureLine(line.replace(/\s/g, ''))

const middleOf = (line: string) => MIDDLE.find(([, pattern]) => pattern.test(line))?.[0]
const isBefore = (label: Label, other: Label) => LABELS.indexOf(label) < LABELS.indexOf(other)

function nextLabel(line: string, at: Label, lineBefore: string): Label {
  if (at === '附录') return at
  if (at === '审判人员') return ANNEX.test(line) || !(isSignature(line) || line.length < LONGEST_NAME) ? '附录' : at
  if (isSignature(line) && at !== '首部') return '审判人员'
  if (at === '裁判结果' || at === '尾部') return ANNEX.test(line) ? '附录' : END.test(line) ? '尾部' : at
  if (RESULT.test(lineBefore) && (at === '本院认为' || (REASONING.test(lineBefore) && !EARLIER.test(lineBefore))))
    return '裁判结果'
  if (at === '本院认为') return END.test(line) ? '尾部' : at
  if (!isBefore('审理经过', at) && isPartyLine(line)) return '当事人信息'
  if (REASONS.test(line)) return '本院认为'
  if (isBefore(at, '审理经过')) return at === '当事人信息' || line.length > LONGEST_HEAD ? '审理经过' : '首部'
  const next = middleOf(line)
  return next === undefined || (next === '诉讼请求' && at === '原审情况' && !APPEAL.test(line)) ? at : next
}

export function splitJudgment(lines: string[]): CaseRow['paragraphs'] {
  const paragraphs: CaseRow['paragraphs'] = []
  let label: Label = '首部'
  lines.forEach((line, at) => {
    label = nextLabel(line, label, lines[at - 1] ?? '')
    const last = paragraphs.at(-1)
    if (last?.label === label) last.text += `\n${line}`
    else paragraphs.push({ label, text: line })
  })
  return paragraphs
}
