/** Builds reworded queries for a search without results: with a synonym, or within a cause (案由). */
import { wordCondition } from './chips'
import type { Condition } from './condition'
import { knowsExclusion, readExclusion } from './keywords'
import { displayLabel } from './labels'

/**
 * Synonyms in legal texts: words that people type, and words that judgments and statutes use. Collected by hand in
 * November 2026; each line has one meaning. If a word contains another, a search for the shorter one finds both. Only
 * the longer one then needs a line.
 */
const LINES = `
老赖 失信被执行人
黑白合同 阴阳合同
二倍工资 双倍工资
加班费 加班工资
辞退 解雇
掩隐罪 掩饰、隐瞒犯罪所得、犯罪所得收益罪
工伤认定 认定工伤
工亡 因工死亡
劳动仲裁 劳动争议仲裁
精神损失费 精神损害抚慰金
抚养费 抚育费
抚养权 直接抚养
探视权 探望权
家暴 家庭暴力
彩礼 聘礼
婚前财产 婚前个人财产
醉驾 醉酒驾驶
酒驾 饮酒驾驶
交强险 机动车交通事故责任强制保险
商业三者险 第三者责任保险
强拆 强制拆除
房产证 房屋所有权证 不动产权证书
学区房 学位房
一房二卖 一房数卖 一房多卖
物业费 物业服务费 物业管理费
工程款 工程价款
以房抵债 以物抵债
连带保证 连带责任保证
差额补足 差额补充
霸王条款 格式条款
情势变更 情事变更
股权代持 代持股权 代持股份
隐名股东 实际出资人
对赌协议 对赌条款 估值调整协议
法人人格否认 公司人格否认 人格否认 刺破公司面纱 揭开公司面纱
一人公司 一人有限责任公司
私刻公章 伪造公章
管辖权异议 管辖异议
诉前保全 诉前财产保全
电信诈骗 电信网络诈骗
非吸 非法吸收公众存款
帮信罪 帮助信息网络犯罪活动罪
专票 增值税专用发票
个税 个人所得税
土增税 土地增值税
版权 著作权
专利侵权 侵害专利权
商标侵权 侵害商标权
著作权侵权 侵害著作权
网购 网络购物
`

/** How a suggested word differs from the typed one: a wider or a narrower notion, or the term of statutes for an everyday word. */
export type WordRelation = 'wider' | 'narrower' | 'term'

/** Words that are often taken for the same and are not: the narrower one first. */
const NARROWER = `
小型微利企业 小微企业
竞业限制 竞业禁止
逃税 偷税
P2P 网络借贷
预扣利息 砍头息
`
/** Everyday words, with the term that statutes or judgments use. */
const TERMS = `
法人代表 法定代表人
骗保 保险诈骗
房屋拆迁 房屋征收
拆迁补偿 征收补偿
辞退 解除劳动合同
解雇 解除劳动合同
`

const pairsOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map(line => line.split(' ') as [string, string])

/** Words that are related and not the same, with the relation of each to the typed word. */
export function relatedWords(word: string): Array<{ text: string; relation: WordRelation }> {
  const related: Array<{ text: string; relation: WordRelation }> = []
  for (const [narrower, wider] of pairsOf(NARROWER)) {
    if (word === narrower) related.push({ text: wider, relation: 'wider' })
    if (word === wider) related.push({ text: narrower, relation: 'narrower' })
  }
  for (const [everyday, term] of pairsOf(TERMS)) if (word === everyday) related.push({ text: term, relation: 'term' })
  return related
}

const MEANINGS = LINES.trim()
  .split('\n')
  .map(line => line.split(' '))

/** Returns the synonyms of a word, without the word itself. */
export function synonymsOf(word: string): string[] {
  const meaning = MEANINGS.find(words => words.indexOf(word) >= 0) ?? []
  return meaning.filter(other => other !== word)
}

export interface RewordedQuery {
  kind: 'instead' | 'cause'
  /** The original word. */
  word: string
  /** The replacement of the word. */
  text: string
  /** Absent where both mean the same. */
  relation?: WordRelation
  rest: Condition[]
}

export const CAUSE = '案由'

const isOfText = ({ name }: Condition) => knowsExclusion(name)

/** Whether a condition is one included word without a distance to others. */
const isPlainWord = (one: Condition) => isOfText(one) && !one.mode && !readExclusion(one.value.trim()).exclude

export function synonymQueries(conditions: Condition[]): RewordedQuery[] {
  return conditions.filter(isPlainWord).flatMap(one => {
    const word = one.value.trim()
    const same: Array<{ text: string; relation?: WordRelation }> = synonymsOf(word).map(text => ({ text }))
    return [...same, ...relatedWords(word)].map(({ text, relation }): RewordedQuery => {
      const instead: Condition = { ...wordCondition(one.name, text), ...(one.any ? { any: true } : {}) }
      const rest = conditions.map(other => (other === one ? instead : other))
      return { kind: 'instead', word, text, rest, ...(relation ? { relation } : {}) }
    })
  })
}

/**
 * Drops all words. A cause among the conditions stays; otherwise each word is tried as a cause, because people type
 * causes too.
 */
export function causeQueries(conditions: Condition[]): RewordedQuery[] {
  if (!conditions.some(isOfText)) return []
  const others = conditions.filter(one => !isOfText(one))
  const cause = others.find(({ name }) => name === CAUSE)
  if (cause) return [{ kind: 'cause', word: '', text: displayLabel(cause).text, rest: others }]
  return conditions.filter(isPlainWord).map((one): RewordedQuery => {
    const text = one.value.trim()
    return { kind: 'cause', word: text, text, rest: [...others, wordCondition(CAUSE, text)] }
  })
}
