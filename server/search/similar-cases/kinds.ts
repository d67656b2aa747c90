/**
 * Determines the kind of a case: civil, criminal or administrative. The evidence is its words, the laws that fit its
 * facts, and similar cases.
 */
import { CASE_KINDS, type CaseKind, caseKindOfLaw } from '@domain/libraries/case-kinds'

/** The number of most similar cases whose kinds count as votes. */
const VOTERS = 20
/**
 * The weight of the laws, if similar cases have the weight 1. Similar cases are less reliable: a library may have far
 * more cases of one kind, and these dominate the similar cases.
 */
const OF_LAWS = 2
/** Matches a first-person narrator. Such a story is mostly about a civil matter, unless words prove another kind. */
const FIRST_PERSON = /我(?![国省市县区院])|本人|咱/
/** The evidence for a civil case that a first-person narrator gives. */
const OF_FIRST_PERSON = 1
/** The weight of lay words for a civil cause in a story that is not told in the first person. */
const OF_OTHERS = 1 / 2

/** Matches words that only criminal cases have. */
const CRIMINAL =
  /被告人|公诉|犯罪嫌疑人|刑事拘留|取保候审|批准逮捕|判[了几多]?(?:刑|[一二三四五六七八九十\d]{1,2}年)|坐牢|量刑|自首|毒品|冰毒|海洛因|吸毒|溜冰|尿检|醉驾|醉酒驾驶|开设赌场|持刀|每百毫升|送到?检察院|抢劫|强奸|猥亵|受贿|行贿|抓进去|关进去|看守所|投案|保护动物|聚众赌|赌钱[^。；]{0,12}抽水|(?:翻墙|入室|撬[门锁])[^。；]{0,16}偷|(?:警察|公安|民警)[^。；]{0,8}(?:带走|抓走|一锅端)|会判(?:刑|几年|多久)|被(?:派出所|公安局?|警方|民警)抓|关在(?:里面|派出所)|酒精含量|刑拘|认罪认罚|案底|帮信|跑分|移送公安|(?:酒后|喝酒|喝了酒)开车被查/
/**
 * Matches people and things of criminal cases. They prove nothing in a story in the first person, which a victim may
 * tell.
 */
const RECORD_OF_CRIME =
  /被害人|殁年|同案[人犯]|在逃|赃[款物]|退赃|作案|抓获|归案|拘留所|奸淫|强行[^。；]{0,12}性关系|杀害|绑架|非法拘禁|非法占有(?:为|之)?目的|非法(?:持有|吸收|集资|采伐|狩猎|捕捞|采矿)|[盗滥]伐|采伐许可|传销|虚开|走私|贩卖|容留|卖淫|枪支|弹药|爆炸物|投毒|纵火|(?:故意|持械)[^。；]{0,6}伤害|寻衅滋事|职务侵占|挪用公款|假药|有毒有害|据为己有|冒充(?:警察|民警|军人|公检法|国家机关)|六合彩|电捕鱼|(?:出售|倒卖|贩卖)[^。；]{0,8}(?:身份证|个人信息|银行卡|手机号)|撬[开门锁]|谎称|偷来的|赃车|抢夺|抢走/
/** Matches deeds that also occur in civil cases. They suggest a criminal case unless a civil party tells the story. */
const DEEDS =
  /利用职务|贪污|侵吞|私分|引燃|点燃|透支|非法[获牟]利|未取得[^。；]{0,8}许可|未办理[^。；]{0,8}许可|失火|吸收[^。；]{0,8}(?:资金|存款)|[轻重]伤[一二]级|报了?警|公安|民警|缉私|抓(?:了|到|住|获|个正着)|盗窃|偷[走了]|诈骗|骗[走取了]|毫克|逃逸|肇事|谅解书|放哨|抽头|捅(?![穿破漏])|砍伤|打死|放火/
/** Matches words with which a civil party tells a story. */
const OF_A_PARTY = /我|原告|赔偿|索赔|返还|欠款|借条|违约|离婚|继承/
const OFFICES =
  '市场监管|城管|税务局|稽查局|执法局|环保局|生态环境局|住建局|规划局|自然资源局|国土局|人社局|社保局|医保局|街道办|镇政府|乡政府|区政府|县政府|市政府|管委会|征收办|拆迁办'
/** Patterns of acts of an authority that a court can review, and of a suit against an authority. */
const ADMINISTRATIVE = [
  /行政(?:复议|诉讼|强制|许可)|不予(?:认定|受理|公开|登记|许可)|信息公开|强拆|强制拆除|征收决定/,
  /(?:不服|撤销|推翻)[^。；]{0,12}工伤认定|工伤认定[^。；]{0,12}(?:不服|撤销)/,
  /(?:街道|镇上|政府|拆迁办|征收办)[\s\S]{0,60}(?:推平|铲平|拆了|拆掉)/,
  /交警[^。；]{0,16}(?:扣了?[^。；]{0,3}分|罚)/,
  new RegExp(
    `(?:${OFFICES})[^。；]{0,24}(?:罚款|罚了|罚我|没收|收走|拉走|责令|吊销|拆了|拆除|少[给算发]|不(?:答复|理|给办|批))`,
  ),
  new RegExp(`(?:${OFFICES})[\\s\\S]{0,200}(?:告他们|告它|不服|撤销[^。]{0,8}(?:决定|罚)|判令[^。]{0,12}公开)`),
  new RegExp(`(?:不服|起诉|状告)(?:${OFFICES})|[告跟和](?:${OFFICES})[^。；]{0,24}打官司`),
]
/**
 * Matches a penalty by an authority. The penalty does not prove an administrative case if words of `HURT` occur. The
 * punished person may have hurt the narrator, whose claim is civil.
 */
const PENALTY = /行政处罚|处罚决定/
const HURT = /医药费|医疗费|误工费|赔我|打伤|打了我|打我/

/** Matches parties of civil and administrative judgments. In a text with them, no other words prove the kind. */
const IN_WORDS_OF_COURTS = /原告|再审申请人|被申请人|被上诉人/

/** Matches family matters. A narrator may mention a crime of the spouse, and the case is still civil. */
const FAMILY = /离婚|抚养|赡养|彩礼|遗产/

/** Returns the kind that words of the facts prove, or `undefined` if none does. */
export function kindProvedByWords(facts: string): CaseKind | undefined {
  if (IN_WORDS_OF_COURTS.test(facts) || (FAMILY.test(facts) && FIRST_PERSON.test(facts))) return undefined
  if (CRIMINAL.test(facts)) return '刑事'
  if (RECORD_OF_CRIME.test(facts) && !FIRST_PERSON.test(facts)) return '刑事'
  if (ADMINISTRATIVE.some(pattern => pattern.test(facts))) return '行政'
  if (PENALTY.test(facts) && !HURT.test(facts)) return '行政'
  return DEEDS.test(facts) && !OF_A_PARTY.test(facts) ? '刑事' : undefined
}

type Shares = Record<CaseKind, number>

/** Adds the weights of the votes for each kind, as shares of the total. */
function sharesOf(votes: Array<{ kind: string; weight: number }>): Shares {
  const shares: Shares = { 民事: 0, 刑事: 0, 行政: 0 }
  const all = votes.reduce((sum, { weight }) => sum + weight, 0)
  for (const { kind, weight } of votes) if (kind in shares) shares[kind as CaseKind] += weight / all
  return shares
}

interface KindEvidence {
  facts: string
  /** How strongly words suggest a civil cause, from 0 to 1. */
  civilWords: number
  /** Titles of the laws that contain the best articles, the best first. A law may occur several times. */
  laws: string[]
  /** Kinds and scores of the most similar cases, the most similar one first. */
  cases: Array<{ kind: string; score: number }>
}

/**
 * Returns the likeliest kind, or `undefined` if neither laws nor cases give evidence. Of equally likely kinds, the
 * first in the order of `CASE_KINDS` is returned.
 */
export function likeliestKind({ facts, civilWords, laws, cases }: KindEvidence): CaseKind | undefined {
  const byLaws = sharesOf(laws.map((title, at) => ({ kind: caseKindOfLaw(title), weight: 1 / (at + 1) })))
  const byCases = sharesOf(cases.slice(0, VOTERS).map(({ kind, score }) => ({ kind, weight: score })))
  const civil = FIRST_PERSON.test(facts) ? OF_FIRST_PERSON + civilWords : OF_OTHERS * civilWords
  const byWords: Shares = { 民事: civil, 刑事: 0, 行政: 0 }
  const evidence = (kind: CaseKind) => OF_LAWS * byLaws[kind] + byCases[kind]
  if (CASE_KINDS.every(kind => evidence(kind) === 0)) return undefined
  const [best] = [...CASE_KINDS].sort((a, b) => evidence(b) + byWords[b] - evidence(a) - byWords[a])
  return best
}
