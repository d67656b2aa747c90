/** Finds the province of a place or court, by the names of provinces and prefectures. */
import { PROVINCES } from '@domain/charts/provinces'
import { BUNDLED_COURTS, type CourtPlaceRow } from '@domain/reference-data/courts'
import { readNameTable } from './tables'

const FULL = PROVINCES.map(({ full }) => full)
/**
 * Provinces whose short name is unambiguous. Other short names also name a city or prefecture: 吉林市, 海南藏族自治州.
 */
const SHORT = PROVINCES.filter(({ name }) => /^(?:北京|天津|上海|重庆|内蒙古|广西|西藏|宁夏|新疆)$/.test(name))

interface Prefecture {
  province: string
  name: string
  short: string
}

const SHORT_NAMES = PROVINCES.map(({ name }) => name)

const PEOPLES =
  /(?:朝鲜族|土家族|苗族|藏族|羌族|彝族|布依族|侗族|哈尼族|壮族|傣族|白族|景颇族|傈僳族|回族|蒙古族|哈萨克|蒙古|柯尔克孜)+自治州$/
/** County-level cities that belong to no prefecture, such as 阿拉尔市. Names of their tax offices omit 市. */
const CITIES_WITHOUT_PREFECTURE = readNameTable('county-level-cities')
  .map(line => line.split(' '))
  .flatMap(([province = '', ...names]) =>
    names.flatMap(name => [name, name.replace(/市$/, '')].map(spelling => ({ spelling, province, name }))),
  )

/**
 * Full names of cities and prefectures, and short ones such as 文山州 for 文山壮族苗族自治州. The longest name is
 * first.
 */
const cityNamesOf = (prefectures: Prefecture[]) =>
  [
    ...prefectures.flatMap(({ province, name }) =>
      [...new Set([name, name.replace(PEOPLES, '州')])].map(spelling => ({ spelling, province, name })),
    ),
    ...CITIES_WITHOUT_PREFECTURE,
  ].sort((a, b) => b.spelling.length - a.spelling.length)

function placesIn(rows: CourtPlaceRow[]) {
  const prefectures = rows.flatMap(({ province, places }) =>
    places.map((name): Prefecture => ({ province, name, short: name.replace(/市$/, '') })),
  )
  const large = [...FULL, ...prefectures.map(({ name }) => name)]
  return { prefectures, large, openings: [...large, ...SHORT_NAMES], cities: cityNamesOf(prefectures) }
}

let table = placesIn(BUNDLED_COURTS.rows)

/** Replaces the table of court places by the operator's table. */
export const replaceCourtPlaces = (rows: CourtPlaceRow[]) => void (table = placesIn(rows))

/** Returns the full name of a province: 浙江省 for 浙江. Returns `undefined` if the text is not a province. */
export const provinceByName = (text: string): string | undefined =>
  PROVINCES.find(({ name, full }) => text === name || text === full)?.full

export const provinceAtStart = (text: string): string | undefined => FULL.find(full => text.startsWith(full))

/** Returns the province of a place or court. In names of special courts, the city lacks 市: 广州海事法院. */
export function provinceOf(text: string): string | undefined {
  const short = SHORT.find(({ name }) => text.startsWith(name))
  const whole = table.prefectures.find(({ name }) => text.startsWith(name))
  const city = whole ?? table.prefectures.find(one => text.startsWith(one.short) && !text.startsWith(`${one.short}县`))
  return provinceAtStart(text) ?? short?.full ?? city?.province
}

/**
 * Whether a text begins with other words and names a province or prefecture later, as sentences do. One character
 * before the name is not enough: 峨眉山市 does not name 眉山市.
 */
export const mentionsPlace = (text: string): boolean =>
  !table.openings.some(name => text.startsWith(name)) && table.large.some(name => text.indexOf(name) > 1)

const cityOpening = (text: string) => table.cities.find(({ spelling }) => text.startsWith(spelling))

/** Words that precede the place of an organ in a sentence: 指导辽宁省…, 由…. */
const LEADS = /国家税务总局|指导|联合|会同|[由向与和及对经]/g

function pathAtStart(text: string): string[] | undefined {
  const province = provinceAtStart(text) ?? SHORT.find(({ name }) => text.startsWith(name))?.full
  const opening = [province, province && SHORT.find(({ full }) => full === province)?.name].find(
    name => name && text.startsWith(name),
  )
  const city = cityOpening(text.slice(opening?.length ?? 0))
  if (province) return city?.province === province ? [province, city.name] : [province]
  return city && [city.province, city.name]
}

/**
 * Returns the province and, if the text names it, the city of an organ. The name may stand inside a sentence. Returns
 * `undefined` if the text names neither a province nor a city.
 */
export function placePath(text: string): string[] | undefined {
  const starts = [0, ...[...text.matchAll(LEADS)].map(match => match.index + match[0].length)]
  return starts.map(start => pathAtStart(text.slice(start))).find(Boolean)
}
