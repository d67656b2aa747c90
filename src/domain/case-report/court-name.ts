/** Reads the court of a pending case from its name: its province, its level, and the next higher court. */
import { PROVINCES } from '../charts/provinces'
import { BUNDLED_COURTS } from '../reference-data/courts'

export interface CourtHierarchy {
  name: string
  /** The full name of the province. Absent if the court's name does not show it. */
  province?: string
  level: '最高' | '高级' | '中级' | '基层'
  /** The High Court of the province. */
  high?: string
  /** The next higher court. Absent if the court's name does not show it, and for 最高人民法院. */
  above?: string
}

const SUPREME = '最高人民法院'
const CORPS = '新疆生产建设兵团'
const CORPS_COURT = '新疆维吾尔自治区高级人民法院生产建设兵团分院'
/** The prefecture 伊犁. Its courts belong to a branch of the High Court. */
const ILI = '伊犁哈萨克自治州'

const COURT = /法院(?:.{2,12}分院)?$/
const HIGH = /高级人民法院(?:.{2,12}分院)?$/
const MIDDLE = /中级人民法院$|铁路运输中级法院$|(?:海事|知识产权|金融)法院$/

function levelOf(name: string): CourtHierarchy['level'] {
  if (name === SUPREME) return '最高'
  if (HIGH.test(name)) return '高级'
  return MIDDLE.test(name) ? '中级' : '基层'
}

const opensWith = (name: string, place: string) => name.slice(0, place.length) === place

/** Returns the province of a court. The court's name begins with the province or with one of its prefectures. */
function provinceOfCourt(name: string): string | undefined {
  if (opensWith(name, CORPS)) return CORPS
  const named = PROVINCES.find(({ full, name: short }) => {
    if (opensWith(name, full)) return true
    return (
      full !== short && opensWith(name, short) && /^(?:海事|知识产权|金融|互联网|铁路)/.test(name.slice(short.length))
    )
  })
  return named?.full ?? BUNDLED_COURTS.rows.find(({ places }) => places.some(place => opensWith(name, place)))?.province
}

const highCourtOf = (province: string | undefined) =>
  province && (province === CORPS ? CORPS_COURT : `${province}高级人民法院`)

/**
 * Returns the intermediate court above a basic court whose name contains the prefecture.
 * Municipalities have several intermediate courts, so the name of a basic court does not show which one is above it.
 */
function middleCourtOf(name: string, province: string): string | undefined {
  const rest = opensWith(name, province) ? name.slice(province.length) : name
  const places = BUNDLED_COURTS.rows.find(row => row.province === province)?.places ?? []
  const [place] = places.filter(each => opensWith(rest, each)).sort((a, b) => b.length - a.length)
  const isMunicipality = /^(?:北京|天津|上海|重庆)/.test(province)
  if (!place || isMunicipality || place === ILI || rest.length - place.length <= '人民法院'.length) return undefined
  return /人民法院$/.test(rest) ? `${province}${place}中级人民法院` : undefined
}

function courtAbove({
  name,
  level,
  province,
}: Pick<CourtHierarchy, 'name' | 'level' | 'province'>): string | undefined {
  if (level === '最高') return undefined
  if (level === '高级') return SUPREME
  if (level === '中级') return highCourtOf(province)
  return province && middleCourtOf(name, province)
}

/** Parses the name of a court. Returns `undefined` if the text is no such name. */
export function parseCourtName(text: string): CourtHierarchy | undefined {
  const name = text.replace(/\s/g, '').replace(/^中华人民共和国/, '')
  if (name.length < 4 || !COURT.test(name)) return undefined
  const level = levelOf(name)
  const province = level === '最高' ? undefined : provinceOfCourt(name)
  const above = courtAbove({ name, level, province })
  const high = highCourtOf(province)
  return { name, level, ...(province ? { province } : {}), ...(high ? { high } : {}), ...(above ? { above } : {}) }
}

/** Whether a higher court exists that the name does not show. The form then asks the reader for it. */
export const isCourtAboveMissing = ({ level, above }: CourtHierarchy) => level !== '最高' && above === undefined
