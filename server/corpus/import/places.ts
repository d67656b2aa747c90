/** Finds the province of a place or court by its name or its prefecture. */
import { PROVINCES } from '@domain/charts/provinces'
import { readTable } from './tables'

const FULL = PROVINCES.map(({ full }) => full)
/**
 * Provinces with an unambiguous short name. Other short names also name a city or prefecture (吉林市, 海南藏族自治州), or never
 * stand alone.
 */
const SHORT = PROVINCES.filter(({ name }) => /^(?:北京|天津|上海|重庆|内蒙古|广西|西藏|宁夏|新疆)$/.test(name))

const PREFECTURES = readTable('prefectures')
  .map(line => line.split(' '))
  .flatMap(([province = '', ...names]) => names.map(name => ({ province, name, short: name.replace(/市$/, '') })))

/** Returns the full name of a province: 浙江 → 浙江省. `undefined` if the text names no province. */
export const provinceNamed = (text: string): string | undefined =>
  PROVINCES.find(({ name, full }) => text === name || text === full)?.full

export const openingProvince = (text: string): string | undefined => FULL.find(full => text.startsWith(full))

/** Finds the province of a place or court. Special courts use the name of their city without 市. */
export function provinceOf(text: string): string | undefined {
  const short = SHORT.find(({ name }) => text.startsWith(name))
  const whole = PREFECTURES.find(({ name }) => text.startsWith(name))
  const city = whole ?? PREFECTURES.find(one => text.startsWith(one.short) && !text.startsWith(`${one.short}县`))
  return openingProvince(text) ?? short?.full ?? city?.province
}

const LARGE = [...FULL, ...PREFECTURES.map(({ name }) => name)]
const OPENINGS = [...LARGE, ...PROVINCES.map(({ name }) => name)]

/** Whether a text names a province or prefecture after its beginning, as sentences do. 峨眉山市 does not name 眉山市. */
export const speaksOfPlace = (text: string): boolean =>
  !OPENINGS.some(name => text.startsWith(name)) && LARGE.some(name => text.indexOf(name) > 1)
