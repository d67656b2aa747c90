/** Splits a judgment's text into lines. The text may be HTML, have line breaks, or be one long line. */
import { withPlainSpaces } from '../laws/lines'

const BREAKS = /<br\s*\/?>|<\/(?:p|div|tr|h\d)>|\\n/gi
const TAGS = /<(?:style|script|title)\b[^>]*>[^]*?<\/(?:style|script|title)>|<\/?[a-z!][^<>]{0,2000}>/gi
const NAMED: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', amp: '&', quot: '"', ldquo: '“', rdquo: '”' }

/** Patterns of text that begins a new line, for texts whose line breaks were lost. */
const STARTS = [
  '(?:民事|刑事|行政|执行|国家赔偿)?(?:附带民事)?(?:判决书|裁定书|决定书|调解书)(?=\\s*[（(]\\d{4})',
  '[（(]\\d{4}[）)][^\\s，。]{2,20}号(?=\\s)',
  '[^。：\\s]{4,120}一案[，,]',
  '(?:原告|被告|被告人|上诉人|被上诉人|再审申请人|被申请人|申请执行人|被执行人|第三人|公诉机关|法定代表人|负责人|委托(?:诉讼)?代理人|诉讼代理人|辩护人)(?:[（(][^（）()]{2,30}[）)])?[：:]',
  '(?:本院)?经审理查明|本院查明|本院(?:经审查|经审理)?认为|案件受理费|如不服本(?:判决|裁定)|本(?:判决|裁定)为终审',
  '审\\s*判\\s*长|(?:代理|人民)?\\s*(?:审\\s*判\\s*员|陪\\s*审\\s*员)|书\\s*记\\s*员',
  '[二一][〇○零Ｏ一二三四五六七八九]{3}年[元一二三四五六七八九十]{1,3}月[一二三四五六七八九十]{1,3}日(?=\\s|书|法|$)',
]
const START = new RegExp(`(?:^|(?<=[。：；:\\s）)]))(?=${STARTS.join('|')})`, 'g')
const RESULT = /((?:判决|裁定|决定)如下[：:])\s*/g
const LONG = 80
const FEW = 4

const unpage = (text: string) =>
  text.replace(TAGS, '').replace(/&(nbsp|lt|gt|amp|quot|ldquo|rdquo);/g, (_all, name: string) => NAMED[name] ?? '')

function brokenUp(line: string): string[] {
  return line.replace(RESULT, '$1\n').replace(START, '\n').split('\n')
}

export function judgmentLines(text: string): string[] {
  const lines = unpage(text.replace(BREAKS, '\n')).split(/\r?\n/)
  const isRunTogether = lines.length < FEW && text.length > LONG
  return (isRunTogether ? lines.flatMap(brokenUp) : lines).map(withPlainSpaces).filter(Boolean)
}
