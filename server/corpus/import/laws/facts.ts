/** Reads facts about a law from the file's front matter, the adoption lines and the file path. */
import path from 'node:path'
import { PROVINCES } from '@domain/charts/provinces'
import { provinceByName, provinceOf } from '../places'
import type { LawRow } from '../rows'
import { dayIn, lawDaysIn } from './days'

/** The keys and values at the head of some Markdown files. Each source uses its own keys. */
export type FrontMatter = Record<string, string>

const KEYS = {
  title: ['title', '标题', '名称', '法规名称'],
  part: ['subtitle'],
  posted: ['publish_date', 'posting_date', 'date', '公布日期', '发布日期'],
  effective: ['implement_date', 'effective_date', '施行日期', '生效日期', '实施日期'],
  status: ['status', '时效性', '效力状态'],
  level: ['category', 'level', 'eff_level', '效力级别', '效力位阶', '法律性质', '分类'],
  authority: ['issuing_authority', 'authority', '制定机关', '发布机关', '发布部门'],
  number: ['document_number', '文号', '发文字号'],
}

export const frontMatterValue = (front: FrontMatter, key: keyof typeof KEYS) =>
  KEYS[key].map(name => front[name]?.trim()).find(value => value)

const LEVELS: Array<[pattern: RegExp, level: string]> = [
  [/^宪法$/, '宪法'],
  [/^(?:法律|民法典|刑法|行政法|经济法|社会法|民法商法|民商法|诉讼与非诉讼程序法|宪法相关法)$/, '法律'],
  [/^有关法律问题(?:和重大问题)?的决定$/, '法律'],
  [/^行政法规$/, '行政法规'],
  [/^监察法规$/, '监察法规'],
  [/^司法解释$/, '司法解释'],
  [/^(?:.*地方(?:性)?法规|自治条例|单行条例|经济特区法规)$/, '地方性法规'],
  [/^(?:部门规章|.{2,12}(?:部|总局|总署|委员会|银行))$/, '部门规章'],
]
const CONSTITUTION = /^中华人民共和国宪法(?:修正案.*)?$/
const TITLED: Array<[pattern: RegExp, level: string]> = [
  [/^最高人民(?:法院|检察院)/, '司法解释'],
  [/^中华人民共和国.*[^办]法(?:典)?$/, '法律'],
]
const ISSUED: Array<[pattern: RegExp, level: string]> = [
  [/^全国人民代表大会/, '法律'],
  [/^最高人民/, '司法解释'],
  [/^国务院$/, '行政法规'],
  [/人民代表大会(?:常务委员会)?$/, '地方性法规'],
  [/(?:部|总局|总署|委员会|银行)$/, '部门规章'],
]
/** The issuer of all administrative regulations (行政法规). */
const STATE_COUNCIL = '国务院'
const OTHER = '部门规范性文件'
const levelIn = (table: Array<[RegExp, string]>, name: string) => table.find(([pattern]) => pattern.test(name))?.[1]

const TERM = '(?:第[^第\\s，。]{1,5}届)'
const PLACE = '[^\\s\\d，。《〈届第日]{2,12}'
const ADOPTED = new RegExp(`(全国|${PLACE})${TERM}?(人民代表大会)(?:${TERM}|第[^第\\s，。]{1,5}次会议)?(常务委员会)?`)
const ISSUERS =
  /最高人民法院|最高人民检察院|国务院(?=令|第|常务会议|公布|发布)|[\u4e00-\u9fa5]{2,12}(?:部|总局|总署|委员会)(?=令)/g

function authoritiesOf(title: string, lines: string[]): string[] {
  const text = lines.join('\n')
  const adopted = ADOPTED.exec(text)
  if (adopted) return [adopted.slice(1).join('')]
  const issuers = `${title.slice(0, title.indexOf('关于') + 1)}\n${text}`.match(ISSUERS) ?? []
  return [...new Set(issuers.map(name => name.replace(/^中华人民共和国/, '')))]
}

/** Returns the day in a file name: 民法典(2020-05-28).md, 中华人民共和国民法典_20200528.docx. */
const dayOfName = (file: string) => dayIn(path.basename(file).replace(/^.*?(?=[(（_]\d{4}[-.年]?\d{2})/, ''))

const NUMBER =
  /[^\s\d日，。（(]{2,16}令第\s?[\d０-９一二三四五六七八九十百]{1,6}\s?号|[^\s\d日，。（(]{1,12}〔\d{4}〕\d{1,4}号/

/** Matches autonomous places of a people: 河南蒙古族自治县 begins like 河南省, and is in 青海省. */
const AUTONOMOUS_PLACE = /^.{2,12}族自治[州县]/

/** Returns the province that a folder names, or else the one of the title. */
const regionOf = (title: string, folders: string[]) =>
  folders.map(provinceByName).find(Boolean) ??
  provinceOf(title) ??
  (AUTONOMOUS_PLACE.test(title) ? undefined : PROVINCES.find(({ name }) => title.startsWith(name))?.full)

function levelOf(title: string, categories: string[], authority: string): string {
  if (CONSTITUTION.test(title)) return '宪法'
  const level = categories.map(name => levelIn(LEVELS, name)).find(Boolean)
  return level ?? levelIn(TITLED, title) ?? levelIn(ISSUED, authority) ?? OTHER
}

type LawFacts = Omit<LawRow, 'lid' | 'title' | 'info' | 'preamble' | 'articles' | 'tail'>

export function factsOfLawFile(
  title: string,
  head: string[],
  text: string[],
  front: FrontMatter,
  file: string,
): LawFacts {
  const folders = path.dirname(file).split(path.sep).reverse()
  const authority =
    frontMatterValue(front, 'authority')?.replace(/[\s,，]+/g, '、') ?? authoritiesOf(title, head).join('、')
  const level = levelOf(title, [frontMatterValue(front, 'level') ?? '', ...folders], authority)
  const days = lawDaysIn(head, text)
  const posted = dayOfName(file) ?? dayIn(frontMatterValue(front, 'posted') ?? '') ?? days.posted
  const effective = dayIn(frontMatterValue(front, 'effective') ?? '') ?? days.effective
  return {
    eff_level: level,
    time_limited: frontMatterValue(front, 'status') ?? '',
    region: level === '地方性法规' ? regionOf(title, folders) : undefined,
    dispatch_authority: authority || (level === '行政法规' ? STATE_COUNCIL : ''),
    document_number: frontMatterValue(front, 'number') ?? NUMBER.exec(head.join('\n'))?.[0],
    posting_date: posted,
    effective_date: effective && posted && effective < posted ? undefined : effective,
  }
}
