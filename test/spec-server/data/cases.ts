/** Generates cases. Every seventh is not public, and every fifth has no line of its text. */
import { type Doc, day, many, pick } from '../documents'

export interface Case extends Doc {
  court: string
  number: string
  round: string
  publishType: number
  isPublic: boolean
}

const CAUSES = ['买卖合同纠纷', '民间借贷纠纷', '房屋租赁合同纠纷', '劳动争议'] as const
const PLACES = [
  ['江苏省', '苏', '江苏省高级人民法院'],
  ['浙江省', '浙', '浙江省高级人民法院'],
  ['四川省', '川', '四川省高级人民法院'],
] as const
const SIDES = ['青榆', '白石', '云岭', '松庭', '晚舟'] as const
const ROUNDS = ['一审', '二审', '再审'] as const

/** Two of three cases mention liquidated damages. Tax cases also mention the tax authority. */
const textOf = (at: number, cause: string, isTax: boolean) =>
  [
    `原告主张被告未按约履行，双方因${cause}成讼。`,
    at % 3 ? '被告认为约定的违约金过高，请求予以调整。' : '被告认为货物与样品不符。',
    isTax ? '税务机关认定其取得的增值税专用发票不能抵扣。' : '本院认为，合同依法成立，对双方具有约束力。',
    '依照《中华人民共和国民法典》第五百七十七条的规定，判决如下。',
    '被告应于本判决生效之日起十日内支付价款。',
  ].join('\n')

const made = (at: number, isTax: boolean): Case => {
  const cause = isTax ? '税务行政管理' : pick(CAUSES, at)
  const [region, sign, court] = pick(PLACES, at >> 1)
  const date = day(at)
  const year = date.slice(0, 4)
  const round = pick(ROUNDS, at)
  return {
    id: `${isTax ? 'tax' : ''}c${at + 1}`,
    title: `${pick(SIDES, at)}商贸公司与${pick(SIDES, at + 2)}实业公司${cause}第${at + 1}案`,
    text: textOf(at, cause, isTax),
    date,
    court,
    round,
    number: `（${year}）${sign}民终${100 + at}号`,
    publishType: at % 9 === 1 ? 2 : at % 9 === 2 ? 1 : 0,
    isPublic: at % 7 !== 6,
    facets: {
      案由: cause,
      地域: region,
      法院: court,
      年份: year,
      审理程序: round,
      案例类型: at % 9 === 1 ? '指导性案例' : '普通案例',
      文书类型: '判决书',
      案件类型: isTax ? '行政' : '民事',
    },
  }
}

export const CASES = many(36, at => made(at, false))
export const TAX_CASES = many(27, at => made(at, true))
/** The cases that have a commentary, each under one of six themes. */
export const THEMES = ['民事', '商事', '刑事', '知识产权', '行政与国家赔偿', '其他'].map((name, at) => ({
  id: at + 1,
  name,
}))
export const EXCELLENT = CASES.slice(0, 30).map((one, at) => ({ ...one, theme: (at % 2) + 1 }))
