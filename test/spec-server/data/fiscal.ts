/** Generates penalties, news, questions, topics and incentives. */
import { type Doc, day, many, pick } from '../documents'

const SUBJECTS = ['虚开发票', '少缴税款', '增值税申报', '研发费用'] as const

const notice = (sign: string, title: (subject: string, at: number) => string) => (at: number) => {
  const subject = pick(SUBJECTS, at)
  const doc: Doc = {
    id: `${sign}${at + 1}`,
    title: title(subject, at),
    text: `经查，该单位存在${subject}的情形。\n依照有关规定处理。`,
    date: day(at),
    facets: {},
  }
  return doc
}

export const PENALTIES = many(
  27,
  notice('p', (subject, at) => `关于${subject}的行政处罚决定之${at + 1}`),
)
export const DYNAMICS = many(
  26,
  notice('d', (subject, at) => `${subject}新政解读之${at + 1}`),
)
export const QUESTIONS = many(
  25,
  notice('q', (subject, at) => `${subject}如何处理？之${at + 1}`),
)

export const TAXES = ['企业所得税', '增值税', '个人所得税', '房产税与城镇土地使用税', '进出口税收', '征收管理与优惠']

export const INCENTIVES = many(26, at => ({
  ...notice('t', (_, number) => `制造业企业优惠之${number + 1}`)(at),
  type: pick(['增值税_免税', '企业所得税_减半'], at),
}))
