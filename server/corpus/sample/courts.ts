/** The courts of a region by level, each with the characters that denote it in case numbers. */
import type { CaseRecord } from '../../libraries/case/record'
import { MUNICIPALITIES, IRREGULAR_COURTS, type Region, SPECIAL_COURTS } from './data/regions'
import type { Random } from './random'

export interface SampleCourt {
  name: string
  level: CaseRecord['court']['level']
  province: string
  city?: string
  /** The characters that denote the court in case numbers, for example 粤0304. */
  sign: string
}

export const SUPREME_COURT: SampleCourt = { name: '最高人民法院', level: '最高', province: '北京市', sign: '最高法' }

const two = (number: number) => String(number).padStart(2, '0')

function regionalName(
  region: Region,
  level: '高级' | '中级' | '基层',
  city: string,
  district: string,
): string | undefined {
  const names = IRREGULAR_COURTS[region.full]
  if (!names) return undefined
  const template = level === '高级' ? names.high : level === '中级' ? names.middle : names.basic
  return template.replace('{city}', city).replace('{district}', district)
}

export function courtOfRegion(region: Region, level: '高级' | '中级' | '基层', random: Random): SampleCourt {
  const at = random.int(0, region.cities.length - 1)
  const city = region.cities[at] as Region['cities'][number]
  const place = random.int(0, city.districts.length - 1)
  const district = city.districts[place] as string
  const name = regionalName(region, level, city.name, district)
  const base = { level, province: region.full }
  if (level === '高级') return { ...base, name: name ?? `${region.full}高级人民法院`, sign: region.sign }
  if (level === '基层') {
    return {
      ...base,
      name: name ?? `${city.name}${district}人民法院`,
      city: city.name,
      sign: `${region.sign}${two(at + 1)}${two(place + 2)}`,
    }
  }
  if (!MUNICIPALITIES.includes(region.full)) {
    return {
      ...base,
      name: name ?? `${city.name}中级人民法院`,
      city: city.name,
      sign: `${region.sign}${two(at + 1)}`,
    }
  }
  const ordinal = random.int(1, 2)
  return {
    ...base,
    name: `${region.full}第${ordinal === 1 ? '一' : '二'}中级人民法院`,
    city: city.name,
    sign: `${region.sign}${two(ordinal)}`,
  }
}

export function randomSpecialCourt(random: Random): SampleCourt {
  const [name, province, city, sign] = random.pick(SPECIAL_COURTS)
  return { name, level: '专门', province, city, sign }
}
