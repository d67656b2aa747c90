/** Finds the court that a sentence names, and compares the names of courts. */

import { PROVINCES } from '../charts/provinces'

const COURT =
  /[\u4e00-\u9fa5]{2,30}?(?:人民法院|海事法院|知识产权法院|铁路运输(?:中级|基层)?法院|互联网法院|金融法院|军事法院|林区(?:中级|基层)法院|兵团分院|高院|中院)(?:(?:伊犁哈萨克自治州|生产建设兵团)分院)?/g
/** Matches words before the name of a court that are not part of the name. */
const LEAD =
  /^.*(?:不服|一案|案件|审理|检察院|提[出起]|撤销|维持|核准|指令|发回|同意|变更|恢复|期间|关于|现由|经由|遂由|后由|系由|是|查明|现经|后经|均由|因为|以及|被告人?|原告|本案|该案|事由|理由|为由|判决书?[和及与]|裁定书?[和及与]|决定书?[和及与]|通知书?[和及与]|根据|上诉至|对|年在|号$)/
const PARTICLE = /^(?:对|由|经|因|与|及|以|被|在|后|就|为|向|和(?![田平静政顺硕布])|并|遂|另|即|故)/
const STATE = /^中华人民共和国/

/** Matches 本院 or 我院 in the last clause of a text. They mean the court that wrote the text. */
const THIS_COURT = /(?:^|[^\u4e00-\u9fa5]|[由经对向因以服销持])(?:本院|我院)[^，。；]{0,24}$/

interface CourtMention {
  name: string
  from: number
}

const PROVINCE = new RegExp(`^.+?(?=(?:${PROVINCES.map(({ full }) => full).join('|')})[^省]*法院)`)
/** Drops the words before the province, because the name of a court begins with its province. */
const fromProvince = (name: string) => name.replace(PROVINCE, '')

/**
 * Matches definitions of short names and titles of laws: （以下简称…）, 《最高人民法院关于…的规定》. A court named in
 * them is ignored.
 */
const BESIDE = /（(?:以下|下)?简?称[^（）]{1,30}）|《[^《》]{1,80}》/g

/** Returns the last court that a text names. Most callers pass the words before the number of a decision. */
export function lastCourtIn(text: string): CourtMention | undefined {
  const plain = text.replace(BESIDE, match => ' '.repeat(match.length))
  const last = [...plain.matchAll(COURT)].at(-1)
  if (!last) return undefined
  const name = fromProvince(last[0].replace(LEAD, '').replace(PARTICLE, '').replace(STATE, ''))
  return name.length < 4 ? undefined : { name, from: last.index + last[0].length - name.length }
}

export const namesThisCourt = (text: string) => THIS_COURT.test(text)

const plainCourt = (name: string) =>
  name
    .replace(STATE, '')
    .replace(/高级人民法院|高院/, '高法')
    .replace(/中级人民法院|中院/, '中法')
    .replace(/(?:省|壮族自治区|回族自治区|维吾尔自治区|自治区)/g, '')
    .replace(/市(?=[高中]法)/, '')

/**
 * Whether two names may mean the same court. Texts may omit the province: 固始县人民法院 and 河南省固始县人民法院.
 * An absent name may mean any court.
 */
export function mayBeSameCourt(one: string | undefined, other: string | undefined): boolean {
  if (!one || !other) return true
  const [a, b] = [plainCourt(one), plainCourt(other)]
  return a.length > b.length ? a.endsWith(b) : b.endsWith(a)
}
