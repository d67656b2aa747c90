/** A code of 1,260 articles, the length of China's longest, for environments without an import. */
import type { LawDetail, LawBodyLine } from '@contract/lawregu'
import { formatArticle } from '@domain/citation/article'
import { toChineseNumeral } from '@domain/format/numerals'

const ARTICLES = 1260
const IN_PART = 180
const IN_CHAPTER = 20

const CLAUSES = [
  '当事人一方不履行合同义务或者履行合同义务不符合约定的，应当承担继续履行、采取补救措施或者赔偿损失等违约责任。',
  '权利人的合法权益受法律保护，任何组织或者个人不得侵犯。',
  '有下列情形之一，难以确定责任的，依照本法第{n}条的规定处理，法律另有规定或者当事人另有约定的除外。',
  '（一）约定不明确的；',
  '（二）违反法律、行政法规的强制性规定，损害社会公共利益或者他人合法权益的。',
]

const line = (text: string, more: Partial<LawBodyLine> = {}): LawBodyLine => ({
  text,
  level: 0,
  isPublisher: false,
  isDate: false,
  ...more,
})

const textOf = (number: number) =>
  CLAUSES.slice(0, 1 + (number % CLAUSES.length))
    .join('\n')
    .replace('{n}', toChineseNumeral(number))

export function longLaw(lid: string): LawDetail {
  const introductions: LawBodyLine[] = []
  const indexes: LawDetail['law_regulation_indexes'] = []
  const head = (text: string, level: number) => {
    indexes.push({ text, level, position: introductions.length })
    introductions.push(line(text, { level }))
  }
  for (let at = 0; at < ARTICLES; at++) {
    if (at % IN_PART === 0) head(`第${toChineseNumeral(at / IN_PART + 1)}编 总则`, 1)
    if (at % IN_CHAPTER === 0) head(`第${toChineseNumeral((at % IN_PART) / IN_CHAPTER + 1)}章 一般规定`, 2)
    introductions.push(line(textOf(at + 1), { fullName: formatArticle({ number: at + 1 }) }))
  }
  return {
    lid,
    title: '长法典',
    dispatch_authority: '立法机关',
    eff_level: '法律',
    time_limited: '现行有效',
    law_regulation_introductions: introductions,
    law_regulation_indexes: indexes,
    relatedCount: 0,
  }
}
