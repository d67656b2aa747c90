/** Converts cells of judgment tables to the values of import rows. */
import { findCitations } from '@domain/citation/citations'
import { isPartiesPaper } from '@domain/citation/law-mentions'
import { PROVINCES } from '@domain/charts/provinces'
import type { CaseRow } from '../rows'

const TYPES: Array<[pattern: RegExp, type: string]> = [
  [/国家赔偿|行政赔偿与司法救助|^赔偿|[委法]赔/, '国家赔偿'],
  [/刑事|刑/, '刑事'],
  // 行 and 执 count only as part of a case number, because 执行, 银行 and 执照 contain them too.
  [/行政|行(?=[初终申再监提辖赔审保])/, '行政'],
  [/执行|执(?=[恢异复保监字\d])/, '执行'],
  [/民事|商事|知识产权|民|商|知/, '民事'],
]
const PROCEDURES: Array<[pattern: RegExp, procedure: string]> = [
  [/管辖|[民刑行]辖/, '管辖'],
  [/死刑复核|刑核|刑复/, '死刑复核'],
  [/再审审查|审判监督|[民刑行]申|[民刑行]监/, '再审审查与审判监督'],
  [/再审|[民刑行]再|[民刑行]提/, '再审'],
  [/二审|[民刑行]终|[民刑行].终/, '二审'],
  [/一审|[民刑行]初|[民刑行].初|简易程序|普通程序/, '一审'],
  [/执行|执(?=[恢异复保监字\d])/, '执行'],
]
const LEVELS: Array<[pattern: RegExp, level: string]> = [
  [/最高/, '最高法院'],
  [/高级|解放军军事法院/, '高级法院'],
  [/中级|知识产权法院|海事法院|金融法院/, '中级法院'],
  [/基层|法院$|法庭$/, '基层法院'],
]
const DOCUMENT = /(?:民事|刑事|行政|执行|国家赔偿|刑事附带民事|行政赔偿)?(?:判决书|裁定书|决定书|调解书|通知书|支付令)/

type Texts = Array<string | undefined>
/** Returns the value of the first pattern that matches, in the first text that has a match. */
const valueIn = (table: Array<[RegExp, string]>, texts: Texts) =>
  texts.map(text => table.find(([pattern]) => text && pattern.test(text))?.[1]).find(Boolean)

export const caseTypeOf = (...texts: Texts) => valueIn(TYPES, texts) ?? ''
export const procedureOf = (...texts: Texts) => valueIn(PROCEDURES, texts)
export const courtLevelOf = (...texts: Texts) => valueIn(LEVELS, texts)
export const documentTypeOf = (...texts: Texts) => texts.map(text => DOCUMENT.exec(text ?? '')?.[0]).find(Boolean)

/**
 * Returns the province by place, by court, or by the character after the year in a case number: （2026）粤0304民初1号.
 */
export function provinceOfJudgment(place: string | undefined, court: string | undefined, number: string | undefined) {
  const sign = /[）)〕]([\u4e00-\u9fa5])/.exec(number ?? '')?.[1]
  const byName = [place, court].map(text => PROVINCES.find(({ name }) => text?.startsWith(name))).find(Boolean)
  return (byName ?? PROVINCES.find(province => province.sign === sign))?.full
}

/**
 * Splits a cell into its values, also if it is a JSON array. Does not split at 、, because names of causes contain it.
 */
export const valuesInCell = (cell = '') =>
  cell
    .replace(/^\[|\]$|["']/g, '')
    .split(/[;；,，|\n]|\s{1,}/)
    .map(item => item.trim())
    .filter(Boolean)

/** Corrects 中国人民共和国, a common misprint of 中华人民共和国, in names of laws. */
export const correctCountryName = (text: string) =>
  text.replace(/中国人民共和国(?=[^《》]{2,30}(?:法|法典|条例|规定|办法))/g, '中华人民共和国')

/** Unifies the form of citations. Also accepts 《…法（2012年）》第一条 and …法:第一条,第二条. */
const asCited = (text: string) =>
  correctCountryName(text)
    .replace(/[（(]\d{4}年?(?:修正|修订)?[）)](?=》|[:：])/g, '')
    .replace(/([^《》;；,，\s]{2,60}(?:法|法典|条例|解释|规定|办法))[:：]\s*(?=第)/g, '《$1》')

/** Returns the law articles that a text cites. Citations of contracts are excluded. */
export function citedLawsIn(text: string): NonNullable<CaseRow['cited_laws']> {
  const cited = findCitations(asCited(text)).flatMap(({ law, article }) =>
    law && !isPartiesPaper(law) ? [{ law, article }] : [],
  )
  return [...new Map(cited.map(cited => [`${cited.law} ${cited.article}`, cited])).values()]
}
