/**
 * Titles, issuers and document numbers of invented laws, by level. Each title contains 示范 or 示例, so that it differs
 * from every real title.
 */
import { LAW_FIELDS } from '../data/law-words'
import type { Random } from '../random'
import type { LawFamily } from './families'

const departmentOf = (family: LawFamily) =>
  (family.field ? LAW_FIELDS[family.field]?.department : '税务机关') ?? '主管部门'
const ministryOf = (family: LawFamily) =>
  (family.field ? LAW_FIELDS[family.field]?.ministry : '国家税务总局') ?? '国务院'

const LONG_TITLE =
  '关于进一步做好商事合同履约信用信息归集共享公示异议处理与信用修复以及大宗商品现货交易对账凭证电子化管理和中小企业款项支付保障协调联动机制建设有关工作事项（试行）的示范通知'

/**
 * Whether a 部门规章 on taxes has the title of 实施细则. Each tax subject has two such rules, and one of them has an odd
 * number.
 */
const isSecond = (family: LawFamily) => family.taxTypes.length > 0 && family.number % 2 === 1

const managed = (subject: string) => (subject.endsWith('管理') ? subject : `${subject}管理`)

export function lawTitleOf(family: LawFamily): string {
  const { level, subject, region } = family
  const place = region?.full ?? ''
  switch (level) {
    case '宪法':
      return '中华人民共和国宪法（检索示例条目）'
    case '法律':
      return family.number === 1 ? '商事活动基本规则示范法' : `${subject}示范法`
    case '行政法规':
      return `${subject}示范条例`
    case '监察法规':
      return `${subject}工作示范规定`
    case '司法解释':
      return `关于审理${subject}纠纷案件适用法律若干问题的示范解释`
    case '部门规章':
      return isSecond(family) ? `${managed(subject)}示范办法实施细则` : `${managed(subject)}示范办法`
    case '党内法规':
      return `${subject}工作示范规则`
    case '军事法规':
      return `军队${managed(subject)}示范条例`
    case '行业规定':
      return `${subject}行业自律示范规则`
    case '团体规定':
      return `${subject}团体服务示范规范`
    case '地方性法规':
      return `${place}${subject}示范条例`
    case '地方政府规章':
      return `${region?.cities[0]?.name ?? place}${managed(subject)}示范办法`
    case '地方司法文件':
      return `${place}高级人民法院关于审理${subject}纠纷案件若干问题的示范解答`
    default:
      if (family.taxTypes.length > 0) return `国家税务总局${place}税务局关于${subject}有关事项的示范公告`
      if (region?.short === '北京') return `${place}${LONG_TITLE}`
      return `${place}关于加强${subject}工作的示范通知`
  }
}

export function authoritiesOf(family: LawFamily, random: Random): string[] {
  const { level, region } = family
  const place = region?.full ?? ''
  const fixed: Record<string, string[]> = {
    宪法: ['全国人民代表大会'],
    法律: ['全国人民代表大会常务委员会'],
    行政法规: ['国务院'],
    监察法规: ['国家监察委员会'],
    党内法规: ['中共中央办公厅'],
    军事法规: ['中央军事委员会'],
    行业规定: ['砚川行业协会联合会'],
    团体规定: ['汀禾服务标准促进会'],
    地方性法规: [`${place}人民代表大会常务委员会`],
    地方政府规章: [`${region?.cities[0]?.name ?? place}人民政府`],
    地方司法文件: [`${place}高级人民法院`],
  }
  if (level === '司法解释') return random.chance(0.3) ? ['最高人民法院', '最高人民检察院'] : ['最高人民法院']
  if (level === '部门规章') return random.chance(0.2) ? [ministryOf(family), '财政部'] : [ministryOf(family)]
  if (level === '地方规范性文件')
    return [family.taxTypes.length > 0 ? `国家税务总局${place}税务局` : `${place}人民政府办公厅`]
  return fixed[level] ?? [departmentOf(family)]
}

export function documentNumberOf(family: LawFamily, year: number, random: Random): string | undefined {
  const serial = random.int(901, 999)
  if (family.level === '法律') return `中华人民共和国主席令第${serial}号`
  if (family.level === '行政法规') return `国务院令第${serial}号`
  if (family.level === '司法解释') return `法释〔${year}〕${serial}号`
  if (family.level === '部门规章') {
    return family.taxTypes.length > 0
      ? `国家税务总局公告${year}年第${serial}号`
      : `${ministryOf(family)}令第${serial}号`
  }
  if (family.level === '地方政府规章') return `政府令第${serial}号`
  if (family.level === '地方规范性文件') return `${family.region?.sign ?? ''}政规〔${year}〕${serial}号`
  return undefined
}

/** Returns the word by which a law refers to itself: 本法, 本条例. */
export function selfNameOf(family: LawFamily): string {
  const names: Array<[ending: string, name: string]> = [
    ['法', '本法'],
    ['条例', '本条例'],
    ['办法', '本办法'],
    ['细则', '本细则'],
    ['规定', '本规定'],
    ['规则', '本规则'],
    ['规范', '本规范'],
    ['解释', '本解释'],
    ['解答', '本解答'],
    ['公告', '本公告'],
  ]
  const title = lawTitleOf(family)
  return names.find(([ending]) => title.endsWith(ending))?.[1] ?? '本通知'
}

export { departmentOf }
