/**
 * Reads places, years, courts and causes among typed words as conditions: 北京 交通事故 2023.
 * The result is only offered, because the words may have another meaning.
 */
import { PROVINCES } from '../charts/provinces'
import { replaceFilter, wordCondition, type Condition } from './condition'
import { readExclusion, supportsExclusion } from './keywords'
import { CAUSE_DIMENSION } from './reworded'

/** The dimensions of a library that typed words may mean. Words are not read as an absent dimension. */
export interface ReadableDimensions {
  place?: { name: string; nameDescription?: string }
  year?: string
  court?: string
  cause?: string
  kind?: string
  document?: string
}

export interface UnderstoodQuery {
  kind: 'understood'
  /** The conditions that were read from typed words. */
  seen: Condition[]
  /** The conditions of the search that is offered, including `seen`. */
  rest: Condition[]
}

/** Everyday words, each with the cause in judgments. */
const CAUSES = `
交通事故 机动车交通事故责任纠纷
民间借贷 民间借贷纠纷
借款合同 借款合同纠纷
买卖合同 买卖合同纠纷
房屋买卖 房屋买卖合同纠纷
房屋租赁 房屋租赁合同纠纷
建设工程 建设工程施工合同纠纷
物业服务 物业服务合同纠纷
劳动合同 劳动合同纠纷
离婚 离婚纠纷
继承 继承纠纷
劳动争议 劳动争议
股权转让 股权转让纠纷
租赁合同 租赁合同纠纷
医疗损害 医疗损害责任纠纷
不当得利 不当得利纠纷
盗窃 盗窃罪
诈骗 诈骗罪
故意伤害 故意伤害罪
交通肇事 交通肇事罪
危险驾驶 危险驾驶罪
`
  .trim()
  .split('\n')
  .map(line => line.split(' ') as [string, string])

/**
 * The short names of large cities. Names with another meaning are left out: 白银, 日照. 吉林 is the province.
 */
const CITIES = `
石家庄 唐山 秦皇岛 邯郸 邢台 保定 张家口 承德 沧州 廊坊 衡水 太原 大同 临汾 运城 呼和浩特 包头 赤峰
沈阳 大连 鞍山 抚顺 锦州 营口 长春 哈尔滨 齐齐哈尔 大庆 牡丹江
南京 无锡 徐州 常州 苏州 南通 连云港 淮安 盐城 扬州 镇江 泰州 宿迁
杭州 宁波 温州 嘉兴 湖州 绍兴 金华 衢州 舟山 台州 丽水 合肥 芜湖 蚌埠 淮南 马鞍山 安庆 滁州 阜阳 六安
福州 厦门 莆田 泉州 漳州 龙岩 宁德 南昌 景德镇 九江 赣州 上饶
济南 青岛 淄博 枣庄 东营 烟台 潍坊 济宁 泰安 威海 临沂 聊城 滨州 菏泽
郑州 开封 洛阳 平顶山 安阳 新乡 焦作 许昌 南阳 商丘 信阳 周口 驻马店
武汉 黄石 十堰 宜昌 襄阳 荆门 孝感 荆州 黄冈 长沙 株洲 湘潭 衡阳 邵阳 岳阳 常德 郴州 永州 怀化
广州 韶关 深圳 珠海 汕头 佛山 江门 湛江 茂名 肇庆 惠州 梅州 汕尾 河源 阳江 清远 东莞 中山 潮州 揭阳
南宁 柳州 桂林 北海 梧州 玉林 海口 三亚 成都 自贡 攀枝花 泸州 德阳 绵阳 乐山 南充 宜宾 达州
贵阳 遵义 六盘水 昆明 曲靖 玉溪 拉萨 西安 宝鸡 咸阳 渭南 延安 汉中 榆林 兰州 天水 西宁 银川 乌鲁木齐
`
  .trim()
  .split(/\s/)

const SUPREME = /^最高(?:人民)?(?:法院|法|院)$/
const SUPREME_COURT = '最高人民法院'
const COURT = /^[\u4e00-\u9fa5]{2,20}法院$/
/** Matches the name of a court with or without 人民. Special courts have no 人民 in their names. */
const WITHOUT_PEOPLE = /^(.*?)(人民|海事|知识产权|金融|互联网|铁路运输(?:中级)?|军事)?法院$/
/** Matches short names of courts: 江苏高院, 上海一中院, 南京中院. */
const SHORT_COURT = /^([\u4e00-\u9fa5]{2,8}?)([一二三四五])?(高|中)院$/
/** Matches a court at the start of a word that goes on: 最高法院离婚…, 江苏高院离婚…. */
const COURT_BEFORE = /^(?:最高(?:人民)?(?:法院|法|院)|[\u4e00-\u9fa5]{2,18}?(?:法院|[高中]院))/
/** Matches the name of a court behind a place with its administrative level: 深圳市南山区法院, 延边州中院. */
const COURT_OF_PLACE = /[省市区县州旗盟](?:第?[一二三四五])?(?:(?:[高中]级)?(?:人民)?法|[高中])院$/
/** Matches words that are no part of a place: 起诉到法院, 在哪个法院. */
const NO_PLACE = /[到在哪]/
/** Matches a place with its administrative level. Other places with an intermediate court are mostly cities. */
const CITY = /[市盟区县]$|..州$/
const KIND = /^(?:民事|刑事|行政)$/
const DOCUMENT = /^(?:判决书|裁定书|调解书|决定书)$/
const YEAR = /^((?:19|20)\d{2})年?$/
const BEFORE_YEAR = /^(.*[^\d\-—~至到])((?:19|20)\d{2})年?$/
/** Matches a year before a cause, with or without a place: 北京市2015年民间借贷纠纷, 2020年广东离婚. */
const YEAR_WITHIN = /^([^\d]*)((?:19|20)\d{2})年([^\d]+)$/
const CAUSE_NAME = /^[\u4e00-\u9fa5、]{2,30}(?:纠纷|罪)$/

/** Matches a year in Chinese numerals: 二〇二〇, 一九九八. */
const NUMERAL_YEAR = /(?:一九|二[〇零○])[〇零○一二三四五六七八九]{2}/
const NUMERALS = '一二三四五六七八九'
/** Matches a year that is counted back from the current one, such as 去年. */
const NAMED_YEAR = /(大前|前|去|今)年/
const YEARS_BACK = ['今', '去', '前', '大前']

/** Writes the years of a word in digits: 去年, 二〇二〇年 → 2025年, 2020年. */
function withYearDigits(word: string, today: string): string {
  const thisYear = Number(today.slice(0, 4))
  return word
    .replace(NUMERAL_YEAR, year => Array.from(year, numeral => NUMERALS.indexOf(numeral) + 1).join(''))
    .replace(NAMED_YEAR, (_, name: string) => `${thisYear - YEARS_BACK.indexOf(name)}年`)
}

const provinceIn = (word: string) => PROVINCES.find(({ name, full }) => word === name || word === full)

const withoutDispute = (cause: string) => cause.replace(/纠纷$/, '')

function causeOf(word: string): string | undefined {
  const [, cause] = CAUSES.find(([everyday, full]) => word === everyday || word === withoutDispute(full)) ?? []
  return cause ?? (CAUSE_NAME.test(word) ? word : undefined)
}

/** The names of causes that other words may follow directly, the longest first. */
const CAUSE_NAMES = CAUSES.flatMap(([everyday, full]) => [full, withoutDispute(full), everyday]).sort(
  (a, b) => b.length - a.length,
)

/** Matches the end of a longer word that begins like a cause: 劳动合同法, 继承人, 离婚后. */
const LONGER_WORD = /^(?:[人权后罪]|法(?!院)|案(?!件))/

/** Splits 房屋买卖合同违约金 into a cause and other words. A single character after the cause belongs to a longer word. */
function cutCause(text: string): string[] {
  if (causeOf(text)) return [text]
  const cause = CAUSE_NAMES.find(name => text.indexOf(name) === 0)
  const rest = text.slice(cause?.length)
  return cause && rest.length > 1 && !LONGER_WORD.test(rest) ? [cause, rest] : [text]
}

const startsWithCause = (text: string) => causeOf(cutCause(text)[0]!) !== undefined

const RAILWAY = /铁路(?:运输)?$/
/** The city with the name of its province. */
const CITY_AND_PROVINCE = '吉林'

/**
 * Returns the full name of the only intermediate court of a place: 南京, 江苏南京 → 南京市中级人民法院. A province or a
 * municipality such as 北京 has several of them, and no single one is meant.
 */
function intermediateCourtOf(place: string): string | undefined {
  if (RAILWAY.test(place)) return `${place.replace(RAILWAY, '')}铁路运输中级法院`
  if (place !== CITY_AND_PROVINCE && provinceIn(place)) return undefined
  const name =
    CITIES.find(city => place.slice(-city.length) === city && provinceIn(place.slice(0, -city.length))) ?? place
  return `${CITY.test(name) ? name : `${name}市`}中级人民法院`
}

/** Returns the full name of a court, as in judgments: 江苏高院 → 江苏省高级人民法院. */
function courtOf(word: string): string | undefined {
  const [, place = '', ordinal = '', level = ''] = SHORT_COURT.exec(word) ?? []
  if (level) {
    const name = provinceIn(place)?.full ?? place
    if (level === '高') return `${name}高级人民法院`
    return ordinal ? `${name}第${ordinal}中级人民法院` : intermediateCourtOf(place)
  }
  if (!COURT.test(word) || NO_PLACE.test(word)) return undefined
  const [, name = '', special] = WITHOUT_PEOPLE.exec(word) ?? []
  return special ? word : `${name}人民法院`
}

/** Returns a province or a large city by its short or full name. */
function placeIn(word: string): { value: string; level: number } | undefined {
  const province = provinceIn(word)
  if (province) return { value: province.full, level: 1 }
  const city = CITIES.find(name => word === name || word === `${name}市`)
  return city === undefined ? undefined : { value: `${city}市`, level: 2 }
}

/** Returns the place at the start of a word, if a cause follows it. */
const placeBefore = (word: string): string | undefined =>
  [...PROVINCES.flatMap(({ name, full }) => [full, name]), ...CITIES.flatMap(name => [`${name}市`, name])].find(
    name => word.indexOf(name) === 0 && startsWithCause(word.slice(name.length)),
  )

/** Whether words before a cause are the name of a court with a place, or of the supreme court. */
const isCourtName = (name: string) =>
  SUPREME.test(name) ||
  (!NO_PLACE.test(name) &&
    (COURT_OF_PLACE.test(name) ||
      [...PROVINCES.map(province => province.name), ...CITIES].some(place => name.indexOf(place) === 0)))

/** Returns the court at the start of a word, if a cause follows it. Titles such as 最高人民法院关于… have none. */
function courtBefore(word: string): string | undefined {
  const court = COURT_BEFORE.exec(word)?.[0]
  return court !== undefined && isCourtName(court) && startsWithCause(word.slice(court.length)) ? court : undefined
}

/** Splits 北京离婚协议 into a court or place, a cause and other words. A court begins with its place, so it comes first. */
function cutFilters(text: string): string[] {
  const first = courtBefore(text) ?? placeBefore(text)
  return first ? [first, ...cutCause(text.slice(first.length))] : cutCause(text)
}

/**
 * Splits 北京交通事故2023年 into place, cause and year. A place or a court is split off only before a cause, because
 * 北京大学 is a name. A cause is split off only behind a place, a court or a year.
 */
function cutWord(word: string): string[] {
  const [, start = '', within, end = ''] = YEAR_WITHIN.exec(word) ?? []
  const parts = cutFilters(end)
  if (within && (parts.length > 1 || startsWithCause(end))) return [...cutWord(start), within, ...parts].filter(Boolean)
  const [, before, year] = BEFORE_YEAR.exec(word) ?? []
  const body = before ?? word
  const words = placeBefore(body) || courtBefore(body) ? cutFilters(body) : [body]
  return year ? [...words, year] : words
}

const filterOf = (name: string, choice: Omit<Condition, 'name' | 'type'>) => replaceFilter([], name, choice)[0]

function readWord(
  word: string,
  { place, year, court, cause, kind, document }: ReadableDimensions,
): Condition | undefined {
  const named = place && placeIn(word)
  if (named) return filterOf(place.name, { ...place, ...named })
  const [, digits] = YEAR.exec(word) ?? []
  if (year && digits) return filterOf(year, { value: digits, description: `${digits}年` })
  if (court && SUPREME.test(word)) return wordCondition(court, SUPREME_COURT)
  const courtName = court && courtOf(word)
  if (court && courtName) return wordCondition(court, courtName)
  if (kind && KIND.test(word)) return filterOf(kind, { value: word })
  if (document && DOCUMENT.test(word)) return filterOf(document, { value: word })
  const causeName = cause && causeOf(word)
  return causeName ? wordCondition(cause, causeName) : undefined
}

const isPlain = ({ name, value, mode, space }: Condition) =>
  supportsExclusion(name) && !mode && space === undefined && !readExclusion(value.trim()).exclude

const YEAR_DIMENSION = '年份'
const COURT_DIMENSION = '法院'
const KIND_DIMENSION = '案件类型'
const DOCUMENT_DIMENSION = '文书类型'
const PLACES = ['地域', '地域范围']

interface FilterNames {
  title: string
  dimension: string
  kind: string
  twoPane?: boolean
}

/** Returns the dimensions that typed words may be read as, from the filters and the other dimensions of a library. */
export function readableDimensions(filters: FilterNames[], others: string[]): ReadableDimensions {
  const place = filters.find(({ title, kind }) => PLACES.indexOf(title) >= 0 && kind === 'tree')
  const names = [...filters.map(({ dimension }) => dimension), ...others]
  const has = (name: string) => names.indexOf(name) >= 0
  return {
    ...(place && { place: { name: place.dimension, ...(place.twoPane && { nameDescription: place.title }) } }),
    ...(has(YEAR_DIMENSION) && { year: YEAR_DIMENSION }),
    ...(has(COURT_DIMENSION) && { court: COURT_DIMENSION }),
    ...(has(CAUSE_DIMENSION) && { cause: CAUSE_DIMENSION }),
    ...(has(KIND_DIMENSION) && { kind: KIND_DIMENSION }),
    ...(has(DOCUMENT_DIMENSION) && { document: DOCUMENT_DIMENSION }),
  }
}

/**
 * Returns the search with the conditions that were read, each dimension at most once.
 * Returns `undefined` if nothing was read, or only a cause, which `causeQueries` offers. 去年 is the year before `today`.
 */
export function understoodQuery(
  conditions: Condition[],
  readable: ReadableDimensions,
  today: string,
): UnderstoodQuery | undefined {
  const seen: Condition[] = []
  const rest: Condition[] = []
  for (const condition of conditions) {
    if (!isPlain(condition)) {
      rest.push(condition)
      continue
    }
    const typed = condition.value.trim()
    const words = cutWord(withYearDigits(typed, today))
    for (const word of words) {
      const read = readWord(word, readable)
      const isNew = read && ![...seen, ...conditions].some(({ name }) => name === read.name)
      if (isNew) seen.push(read)
      else rest.push({ ...condition, ...wordCondition(condition.name, words.length > 1 ? word : typed) })
    }
  }
  return seen.some(({ name }) => name !== readable.cause)
    ? { kind: 'understood', seen, rest: [...seen, ...rest] }
    : undefined
}
