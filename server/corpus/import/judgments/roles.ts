/** Reads the parties, agents and judges of a case from the beginning and end of a judgment. */
import type { CaseRow } from '../rows'

const EARLIER = '(?:(?:一审|二审|原审|再审|原一审|原二审|原)、?){0,2}'
const PARTY = [
  '附带民事诉讼(?:原告人|被告人)',
  '(?:反诉)?(?:原告人|原告|被告人|被告单位|被告)',
  '(?:被)?上诉(?:单位|人)',
  '再审申请人|申请再审人|被申请再审人|再审被申请人',
  '(?:被)?申诉人',
  '申请执行人|被执行人|(?:被)?申请人|(?:案外)?异议人|利害关系人|复议申请人',
  '(?:有独立请求权的|无独立请求权的)?第三人',
  '公诉机关|抗诉机关|自诉人|被害人|罪犯|赔偿请求人|赔偿义务机关|执行机关|起诉人|反诉人',
].join('|')
const DETAIL = '(?:[（(][^（）()]{1,40}[）)])*'
const NOTE =
  '[\\u4e00-\\u9fa5]{0,8}(?:公民|居民)[）)]|个体工商户|累犯|曾用名|又名|别名|原名|化名|绰号|外号|自报|简称|下称|以下|[男女系住]'
const INNER_BRACKET = `[（(](?!${NOTE})[\\u4e00-\\u9fa5]{1,10}[）)](?![男女系住与和、])`
const RUN = '[^，,。；;（()）：:\\s]{0,40}'
const ORGANISATION = '(?:公司|企业|集团|中心|合伙|协会|学校|[厂店社所院行部局处队站馆])'
/** Matches the rest of an organisation's name with brackets inside: （中国）投资有限公司. */
const NAME_REST = `(?:${INNER_BRACKET}${RUN}){0,2}${INNER_BRACKET}${RUN}${ORGANISATION}(?=[，,。；;（(：:\\s]|$)`
/** Matches a bracket at the end of a name that states the kind of organisation. */
const KIND_BRACKET = '[（(](?:有限合伙|(?:特殊的?)?普通合伙|个人独资|有限公司|集团)[）)]'
const PARTY_LINE = new RegExp(
  `^(${EARLIER}(?:${PARTY}))(?:及其|暨)?${DETAIL}[：:]?\\s*([^，,。；;（(：:]{2,60}(?:${NAME_REST})?(?:${KIND_BRACKET})?)`,
)

const AGENT =
  '(?:共同)?(?:委托|指定|法定|特别授权)?(?:诉讼)?(?:代理人|辩护人)|法律援助(?:律师|辩护人)|指定(?:代理人|辩护人)'
const AGENT_LINE = new RegExp(
  `^(?:上述[^，。：:]{0,20}|[^，。：:]{0,12}的)?(${AGENT})${DETAIL}[：:]?\\s*([^，,。；;（(：:]{2,30})[，,（(]?([^。；;]*)`,
)
const OFFICE =
  '法定代表人|法定代理人|代表人|主要负责人|负责人|经营者|业主|执行事务合伙人|出庭(?:应诉)?负责人|住所地?|住址|委托权限'
const OTHER_LINE = new RegExp(`^(?:${OFFICE})${DETAIL}[：:\\s]?`)
const FIRM =
  /(?:系|为)?([\u4e00-\u9fa5（）()]{2,30}?(?:律师事务所|法律服务所|法律援助中心|律所)(?:[\u4e00-\u9fa5]{2,6}分所)?)/

/**
 * Whether a line is a sentence about the proceedings. Such a sentence may begin with a role too: 原告甲与被告乙…一案.
 */
const isNarrative = (line: string) => /一案|诉至|向本院|提起(?:公诉|诉讼|上诉)|受理|诉称|辩称|指控/.test(line)

export const isPartyLine = (line: string) =>
  (PARTY_LINE.test(line) || AGENT_LINE.test(line) || OTHER_LINE.test(line)) && !isNarrative(line)

export function partiesIn(lines: string[]): CaseRow['parties'] {
  return lines.filter(isPartyLine).flatMap(line => {
    const [, role, name] = PARTY_LINE.exec(line) ?? []
    return role && name ? [{ role, name: name.trim() }] : []
  })
}

export function agentsIn(lines: string[]): CaseRow['agents'] {
  return lines.filter(isPartyLine).flatMap(line => {
    const [, , name, more = ''] = AGENT_LINE.exec(line) ?? []
    return name && !PARTY_LINE.test(line) ? [{ name: name.trim(), firm: FIRM.exec(more)?.[1] }] : []
  })
}

const JUDGE =
  /(审\s?判\s?长|(?:代\s?理|助\s?理)?\s?审\s?判\s?员|人\s?民\s?陪\s?审\s?员|陪\s?审\s?员|法\s?官\s?助\s?理|(?:代\s?理?)?\s?书\s?记\s?员|执\s?行\s?员)[：:\s]*([\u4e00-\u9fa5·]\s?[\u4e00-\u9fa5·]{1,11}(?=\s|$|[，。])|[\u4e00-\u9fa5·]{2,12})/g
const shut = (text: string) => text.replace(/\s/g, '')

export const judgesIn = (lines: string[]): CaseRow['judges'] =>
  lines.flatMap(line =>
    [...line.matchAll(JUDGE)].map(([, role = '', name = '']) => ({ role: shut(role), name: shut(name) })),
  )
