/** Invented places and authorities, so that no real authority is a party to a case. */
import type { CauseGroup } from './data/causes'
import type { Random } from './random'

export const INVENTED_CITIES = ['砚州市', '云禾市', '澄川市', '汀江市', '屿宁市', '青麓市', '望川市', '霁州市']
export const INVENTED_DISTRICTS = ['栖原区', '澄湖区', '汀兰区', '松屿区', '禾川县', '岑溪谷县', '南乔区', '西岭县']

export const randomTaxBureau = (random: Random) =>
  `国家税务总局${random.pick(INVENTED_CITIES)}${random.pick(['', ...INVENTED_DISTRICTS])}税务局`

export function randomAuthority(group: CauseGroup, random: Random): string {
  const city = random.pick(INVENTED_CITIES)
  const district = random.pick(INVENTED_DISTRICTS)
  switch (group) {
    case 'tax':
      return `${randomTaxBureau(random)}${random.pick(['', '稽查局'])}`
    case 'licence':
      return `${city}${district}${random.pick(['市场监督管理局', '卫生健康局', '城市管理局'])}`
    case 'injuryAtWork':
      return `${city}人力资源和社会保障局`
    default:
      return `${city}${district}人民政府`
  }
}
