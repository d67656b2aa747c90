/** Invented persons, companies, lawyers and judges. Names recur in several documents, as in reality. */
import {
  WEIGHTED_COMPANY_FORMS,
  COMPANY_PREFIXES,
  COMPANY_TRADES,
  FIRM_NAMES,
  GIVEN_NAMES,
  SURNAMES,
} from './data/names'
import { Random } from './random'

interface Company {
  name: string
  trade: string
}

export function randomCompany(random: Random): Company {
  const [trade, words] = random.pick(COMPANY_TRADES)
  return { name: `${random.pick(COMPANY_PREFIXES)}${random.pick(words)}${random.pick(WEIGHTED_COMPANY_FORMS)}`, trade }
}

/** Returns a name in the anonymised form of judgments: 顾某, 顾某甲. */
export const randomPersonName = (random: Random) =>
  `${random.pick(SURNAMES)}${random.pick(['某', '某', '某某', '某甲', '某乙', '某生'])}`

const fullName = (random: Random) => `${random.pick(SURNAMES)}${random.pick(GIVEN_NAMES)}`

/** Picks judges of a court. Each court has the same few judges in all documents. */
export function randomJudges(court: string, random: Random, count: number): string[] {
  const bench = Array.from({ length: 9 }, (_, seat) => fullName(new Random('bench', court, seat)))
  return random.some([...new Set(bench)], count)
}

export const authorName = (number: number) => fullName(new Random('author', number))

export function randomLawyer(place: string, random: Random): { name: string; firm: string } {
  const firm = `${place}${FIRM_NAMES[Math.floor(random.next() ** 2 * FIRM_NAMES.length)]}律师事务所`
  return { name: fullName(new Random('lawyer', firm, random.int(0, 4))), firm }
}
