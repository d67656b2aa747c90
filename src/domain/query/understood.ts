/**
 * Reads places, years, courts and causes among typed words (北京 交通事故 2023) as conditions. They are only offered,
 * since a word may mean something else.
 */
import { PROVINCES } from '../charts/provinces'
import { replaceFilter, wordCondition, type Condition } from './condition'
import { readExclusion, supportsExclusion } from './keywords'
import { CAUSE } from './reworded'

/** What a library can filter by. Absent dimensions are not read. */
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
  /** What was read as conditions. */
  seen: Condition[]
  rest: Condition[]
}

/** Everyday words with the cause that judgments have for them. */
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

const SUPREME = /^最高(?:人民)?(?:法院|法|院)$/
const SUPREME_COURT = '最高人民法院'
const COURT = /^[\u4e00-\u9fa5]{2,20}法院$/
/** Matches the name of a court without 人民. Special courts have none. */
const WITHOUT_PEOPLE = /^(.*?)(人民|海事|知识产权|金融|互联网|铁路运输|军事)?法院$/
/** Matches 江苏高院, 上海一中院 and 南京中院. */
const SHORT_COURT = /^([\u4e00-\u9fa5]{2,8}?)([一二三四五])?(高|中)院$/
/** Matches a place that says what it is. Others with an intermediate court are mostly cities. */
const CITY = /[市州盟区县]$/
const KIND = /^(?:民事|刑事|行政)$/
const DOCUMENT = /^(?:判决书|裁定书|调解书|决定书)$/
const YEAR = /^((?:19|20)\d{2})年?$/
const BEFORE_YEAR = /^(.*[^\d\-—~至到])((?:19|20)\d{2})年?$/
/** Matches a year before a cause, and possibly behind a place: 北京市2015年民间借贷纠纷, 2020年广东离婚. */
const YEAR_WITHIN = /^([^\d]*)((?:19|20)\d{2})年([^\d]+)$/
const CAUSE_NAME = /^[\u4e00-\u9fa5、]{2,30}(?:纠纷|罪)$/

const provinceIn = (word: string) => PROVINCES.find(({ name, full }) => word === name || word === full)

function causeOf(word: string): string | undefined {
  const [, cause] = CAUSES.find(([everyday]) => everyday === word) ?? []
  return cause ?? (CAUSE_NAME.test(word) ? word : undefined)
}

/** Returns the name of a court as judgments have it: 江苏高院 → 江苏省高级人民法院. */
function courtOf(word: string): string | undefined {
  const [, place = '', ordinal = '', level = ''] = SHORT_COURT.exec(word) ?? []
  if (level) {
    const name = provinceIn(place)?.full ?? place
    if (level === '高') return `${name}高级人民法院`
    if (ordinal) return `${name}第${ordinal}中级人民法院`
    return `${CITY.test(name) ? name : `${name}市`}中级人民法院`
  }
  if (!COURT.test(word)) return undefined
  const [, name = '', special] = WITHOUT_PEOPLE.exec(word) ?? []
  return special ? word : `${name}人民法院`
}

/** Returns the place at the start of a word whose rest is a cause. */
const placeBefore = (word: string): string | undefined =>
  PROVINCES.flatMap(({ name, full }) => [full, name]).find(
    name => word.indexOf(name) === 0 && causeOf(word.slice(name.length)),
  )

/** Cuts 北京交通事故2023年 into three words. A place is only cut off a cause, because 北京大学 is a name. */
function cutWord(word: string): string[] {
  const [, start = '', within, end = ''] = YEAR_WITHIN.exec(word) ?? []
  if (within && (causeOf(end) || placeBefore(end))) return [...cutWord(start), within, ...cutWord(end)].filter(Boolean)
  const [, before, year] = BEFORE_YEAR.exec(word) ?? []
  const body = before ?? word
  const place = placeBefore(body)
  const words = place ? [place, body.slice(place.length)] : [body]
  return year ? [...words, year] : words
}

const filterOf = (name: string, choice: Omit<Condition, 'name' | 'type'>) => replaceFilter([], name, choice)[0]

function readWord(
  word: string,
  { place, year, court, cause, kind, document }: ReadableDimensions,
): Condition | undefined {
  const province = place && provinceIn(word)
  if (province) return filterOf(place.name, { ...place, value: province.full, level: 1 })
  const [, digits] = YEAR.exec(word) ?? []
  if (year && digits) return filterOf(year, { value: digits, description: `${digits}年` })
  if (court && SUPREME.test(word)) return wordCondition(court, SUPREME_COURT)
  const courtName = court && courtOf(word)
  if (court && courtName) return wordCondition(court, courtName)
  if (kind && KIND.test(word)) return filterOf(kind, { value: word })
  if (document && DOCUMENT.test(word)) return filterOf(document, { value: word })
  const named = cause && causeOf(word)
  return named ? wordCondition(cause, named) : undefined
}

const isPlain = ({ name, value, mode }: Condition) =>
  supportsExclusion(name) && !mode && !readExclusion(value.trim()).exclude

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

/** Returns what typed words may be read as, by the filters of a library and its other dimensions. */
export function readableBy(filters: FilterNames[], others: string[]): ReadableDimensions {
  const place = filters.find(({ title, kind }) => PLACES.indexOf(title) >= 0 && kind === 'tree')
  const names = [...filters.map(({ dimension }) => dimension), ...others]
  const has = (name: string) => names.indexOf(name) >= 0
  return {
    ...(place && { place: { name: place.dimension, ...(place.twoPane && { nameDescription: place.title }) } }),
    ...(has(YEAR_DIMENSION) && { year: YEAR_DIMENSION }),
    ...(has(COURT_DIMENSION) && { court: COURT_DIMENSION }),
    ...(has(CAUSE) && { cause: CAUSE }),
    ...(has(KIND_DIMENSION) && { kind: KIND_DIMENSION }),
    ...(has(DOCUMENT_DIMENSION) && { document: DOCUMENT_DIMENSION }),
  }
}

/**
 * Returns the search with what was read, or `undefined` if nothing was. Each dimension is read once. A cause alone is
 * offered elsewhere (`causeQueries`).
 */
export function understoodQuery(conditions: Condition[], readable: ReadableDimensions): UnderstoodQuery | undefined {
  const seen: Condition[] = []
  const rest: Condition[] = []
  for (const condition of conditions) {
    if (!isPlain(condition)) {
      rest.push(condition)
      continue
    }
    for (const word of cutWord(condition.value.trim())) {
      const read = readWord(word, readable)
      const isNew = read && ![...seen, ...conditions].some(({ name }) => name === read.name)
      if (isNew) seen.push(read)
      else rest.push({ ...condition, ...wordCondition(condition.name, word) })
    }
  }
  return seen.some(({ name }) => name !== readable.cause)
    ? { kind: 'understood', seen, rest: [...seen, ...rest] }
    : undefined
}
