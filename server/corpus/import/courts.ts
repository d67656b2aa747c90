/** Recognises a court by its name, and derives its level and province. */
import type { CaseRecord } from '../../libraries/case/record'
import { provinceAtStart, provinceOf, mentionsPlace } from './places'

type Court = Pick<CaseRecord['court'], 'name' | 'level' | 'province'>

/**
 * The Supreme People's Court. Misprints of 中华人民共和国 before the name are accepted, since there is only one such
 * court.
 */
const SUPREME = /^(?:.{2,8}国)?最高人民法院$/
const OWN_TRIBUNAL = /(?:第[一二三四五六]巡回|知识产权|国际商事)法庭$/
/** Matches a document title that some sources print before the name of the court. */
const HEADLINE = /^.*(?:判决书|裁定书|决定书|调解书|通知书|文书内容|终稿)(?=.)/
const STATE = /^中华人民共和国/

const HAN = /^\p{Script=Han}{2,30}$/u
/** Characters that occur in sentences about courts, but in no place name. */
const NEVER_IN_PLACES =
  /[请求可的诉该出借据被告与或及是有送不服撤销判决裁受签订违规所这我你他她也能因但案号款债纠纷执机协议某]/
const SENTENCE =
  /^(?:[均应]?[向由至到归]|故(?!城)|均|特(?!克斯)|则|本[省市区县院]|[全各外原辖]?[省市区县](?=人民|高级|中级|第|基层))/

const UNIT = '(?:市|区|县|旗|盟|州|林区|群岛)'
/** Places with courts outside the administrative divisions: oil fields, forests, farms and works. */
const BY_THEMSELVES =
  '辽河|亚布力|绥阳|东方红|鹤北|双桦|沿江|诺敏河|宝泉岭|建三江|红兴隆|九三|绥北|葛洲坝|沙洋|洪江|衢州智造新城'
const ORDINAL = '(?:第[一二三四五六七八九十]+|城郊|枫溪)'
const HIGH = /高级人民法院(?:(?:伊犁哈萨克自治州|生产建设兵团)分院)?$/
const MIDDLE = new RegExp(`(?:市|州|盟|地区|省|新区|林区|师|辽河|济源|汉江)${ORDINAL}?中级人民法院$`)
const BASIC = new RegExp(`(?:.${UNIT}${ORDINAL}?|^(?:${BY_THEMSELVES}))人民法院$`)
const SPECIAL =
  /.{2,}(?:海事|知识产权|金融|互联网|军事|铁路运输(?:第[一二三])?|(?:铁路运输|林区|农垦)中级|林区(?:基层)?|农垦)法院$/

function levelOf(name: string): Court['level'] | undefined {
  if (HIGH.test(name)) return provinceAtStart(name) ? '高级' : undefined
  if (MIDDLE.test(name)) return '中级'
  if (SPECIAL.test(name)) return '专门'
  return BASIC.test(name) ? '基层' : undefined
}

const CORPS = '新疆生产建设兵团'

/** Returns the court that a text names, or `undefined` if the text is not the name of a court. */
export function recognizeCourt(text: string): Court | undefined {
  const name = text.replace(/\s/g, '').replace(HEADLINE, '').replace(STATE, '').replace(OWN_TRIBUNAL, '')
  if (SUPREME.test(name)) return { name: '最高人民法院', level: '最高', province: '' }
  if (!HAN.test(name) || NEVER_IN_PLACES.test(name) || SENTENCE.test(name) || mentionsPlace(name)) return undefined
  const level = levelOf(name)
  if (level === undefined) return undefined
  return { name, level, province: name.endsWith('兵团分院') ? CORPS : (provinceOf(name) ?? '') }
}
