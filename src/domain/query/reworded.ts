/**
 * Builds reworded queries for a search with few or no results. They have other words, a word split in two, or a cause
 * (案由).
 */
import { wordCondition, type Condition } from './condition'
import { supportsExclusion, readExclusion } from './keywords'
import { displayLabel } from './labels'

/**
 * Synonyms in legal texts: words that people type, and words in judgments and statutes. Each line has one meaning.
 * The list was collected by hand in November 2026.
 * Two words need no line if one contains the other, because a search for the shorter word finds both.
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

/**
 * How a suggested word differs from the typed one. `wider` and `narrower` words have another meaning. `term` is the
 * statutory word for an everyday word, and `everyday` is the reverse.
 */
type WordRelation = 'wider' | 'narrower' | 'term' | 'everyday'

/** Pairs of words that people confuse. The word with the narrower meaning comes first. */
const NARROWER = `
小型微利企业 小微企业
竞业限制 竞业禁止
逃税 偷税
P2P 网络借贷
预扣利息 砍头息
`
/** Wrong or vague everyday words, each with the legal term. The term does not lead back to the word. */
const CORRECTIONS = `
法人代表 法定代表人
骗保 保险诈骗
`
/** Everyday words that judgments use as well, each with the term in statutes. */
const TERMS = `
高空抛物 抛掷物品
高空坠物 坠落的物品
知情权 查阅、复制
股东知情权 查阅、复制
留抵退税 申请退还
研发费用 研究开发费用
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

/** Returns words with a similar but different meaning, with their relation to the word. */
function relatedWords(word: string): Array<{ text: string; relation: WordRelation }> {
  const related: Array<{ text: string; relation: WordRelation }> = []
  for (const [narrower, wider] of pairsOf(NARROWER)) {
    if (word === narrower) related.push({ text: wider, relation: 'wider' })
    if (word === wider) related.push({ text: narrower, relation: 'narrower' })
  }
  for (const [everyday, term] of [...pairsOf(CORRECTIONS), ...pairsOf(TERMS)])
    if (word === everyday) related.push({ text: term, relation: 'term' })
  for (const [everyday, term] of pairsOf(TERMS))
    if (word === term) related.push({ text: everyday, relation: 'everyday' })
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

/**
 * Each line begins with a term that readers type. The words after it are from the article that states the rule.
 * Judgments quote that article, so these words find them. A suggested search requires all of these words.
 */
const STATUTE_WORDS = `
违约金过高 违约金 过分高于
违约金过低 违约金 低于造成的损失
情势变更 基础条件 重大变化
情事变更 基础条件 重大变化
表见代理 有理由相信 代理权
善意取得 无处分权 善意
缔约过失 订立合同 恶意磋商
预期违约 明确表示 不履行主要义务
不安抗辩权 丧失 履行债务能力
显失公平 危困状态 缺乏判断能力
债权人撤销权 影响债权人的债权实现
债权人代位权 怠于行使
高空抛物 从建筑物中抛掷物品
霸王条款 排除对方主要权利
法人人格否认 滥用 公司法人独立地位
刺破公司面纱 滥用 公司法人独立地位
居间合同 中介合同
夫妻共同债务 夫妻双方共同签名
拖欠工资 未及时足额支付劳动报酬
房东 出租人
租客 承租人
`

/** Returns the words of the article that states the rule for a typed term. */
export function statuteWordsOf(term: string): string[] {
  const line = STATUTE_WORDS.trim()
    .split('\n')
    .map(words => words.split(' '))
    .find(([first]) => first === term)
  return line?.slice(1) ?? []
}

export interface RewordedQuery {
  /**
   * `instead`: other words replace the word. `cause`: a cause replaces all words. `split`: the word is divided into
   * two.
   */
  kind: 'instead' | 'cause' | 'split'
  /** The replaced word. Empty if the query only drops the words and keeps a cause among the conditions. */
  word: string
  /** The replacement of the word. */
  text: string
  /** How the replacement differs from the word. Absent if both have the same meaning, and for `cause` and `split`. */
  relation?: WordRelation
  rest: Condition[]
}

export const CAUSE_DIMENSION = '案由'

const isOfText = ({ name }: Condition) => supportsExclusion(name)

/** Whether a condition searches a text for words, without an exclusion or a required distance. */
const isPlainWord = (one: Condition) =>
  isOfText(one) && !one.mode && one.space === undefined && !readExclusion(one.value.trim()).exclude

export function synonymQueries(conditions: Condition[]): RewordedQuery[] {
  return conditions.filter(isPlainWord).flatMap(one => {
    const word = one.value.trim()
    const statute = statuteWordsOf(word)
    return [
      ...synonymsOf(word).map(text => insteadOf(conditions, one, [text])),
      ...(statute.length ? [insteadOf(conditions, one, statute, 'term')] : []),
      ...relatedWords(word).map(({ text, relation }) => insteadOf(conditions, one, [text], relation)),
    ]
  })
}

function insteadOf(conditions: Condition[], one: Condition, words: string[], relation?: WordRelation): RewordedQuery {
  const instead = words.map((word): Condition => ({
    ...wordCondition(one.name, word),
    ...(one.any ? { any: true } : {}),
  }))
  const rest = conditions.flatMap(other => (other === one ? instead : [other]))
  return { kind: 'instead', word: one.value.trim(), text: words.join(' '), rest, ...(relation ? { relation } : {}) }
}

/** The minimum and maximum length of a word that may be two words. Longer texts are sentences. */
const SPLIT = { least: 4, most: 8 }

const HAN = /^[\u4e00-\u9fff]+$/

/**
 * Returns a query for each way to split a word into two words of at least two characters.
 * The split with the most results is the right one. 违约金过高 is 违约金 and 过高, since hardly any text contains 金过高.
 */
export function splitQueries(conditions: Condition[]): RewordedQuery[] {
  return conditions.filter(isPlainWord).flatMap(one => {
    const word = one.value.trim()
    if (one.any || word.length < SPLIT.least || word.length > SPLIT.most || !HAN.test(word)) return []
    return Array.from({ length: word.length - 3 }, (_, at): RewordedQuery => {
      const parts = [word.slice(0, at + 2), word.slice(at + 2)]
      const rest = conditions.flatMap(other =>
        other === one ? parts.map(part => wordCondition(one.name, part)) : [other],
      )
      return { kind: 'split', word, text: parts.join(' '), rest }
    })
  })
}

/** A typed word with at least this number of characters may be a sentence. */
const SENTENCE = 7

/** Returns the typed word that is a sentence. People type sentences, but judgments do not contain them. */
export function sentenceIn(conditions: Condition[]): string | undefined {
  const words = conditions.filter(isPlainWord).map(({ value }) => value.trim())
  return words.find(word => word.length >= SENTENCE && (HAN.test(word) || /[？?，,]/.test(word)))
}

/**
 * Returns queries with a cause in place of the words. A cause among the conditions is used.
 * Otherwise each word is tried as a cause, because people type causes too.
 */
export function causeQueries(conditions: Condition[]): RewordedQuery[] {
  if (!conditions.some(isOfText)) return []
  const others = conditions.filter(one => !isOfText(one))
  const cause = others.find(({ name }) => name === CAUSE_DIMENSION)
  if (cause) return [{ kind: 'cause', word: '', text: displayLabel(cause).text, rest: others }]
  return conditions.filter(isPlainWord).map((one): RewordedQuery => {
    const text = one.value.trim()
    return { kind: 'cause', word: text, text, rest: [...others, wordCondition(CAUSE_DIMENSION, text)] }
  })
}
