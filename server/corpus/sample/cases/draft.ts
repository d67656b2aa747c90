/** The parts that all kinds of invented cases share. `index.ts` adds the head, judges and features. */
import type { CaseRecord } from '../../../libraries/case/record'
import type { CitedLaw, TextSection } from '../../../records'
import type { CauseGroup } from '../data/causes'
import { addDays, formatPlainDate } from '../days'
import { type TemplateWords, formatYuan } from '../fill'
import { randomCompany, randomLawyer, randomPersonName } from '../parties'
import type { Random } from '../random'
import { randomAmount } from './money'
import type { CasePlan } from './plan'

type Party = CaseRecord['parties'][number]

/** The fields that are drafted for each kind of case. `index.ts` adds the other fields. */
export interface CaseDraft {
  title: string
  documentType: string
  parties: Party[]
  agents: CaseRecord['agents']
  trades: string[]
  citedLaws: CitedLaw[]
  outcome?: string
  amount?: number
  fee?: number
  penalties: string[]
  paragraphs: TextSection[]
}

export interface PartyName {
  name: string
  trade?: string
  isCompany: boolean
}

export const labelledParagraph = (label: string, ...lines: string[]): TextSection => ({ label, text: lines.join('\n') })

export const joinedSentences = (lines: string[]) => lines.map(line => line.replace(/。$/, '')).join('；')

export const numberedSentences = (lines: string[]) => lines.map((line, at) => `${at + 1}.${line}`).join('；')

/** Invents a person if `kind` is `p`, or a company if it is `c`. */
export function inventPartyName(kind: string, random: Random): PartyName {
  if (kind === 'p') return { name: randomPersonName(random), isCompany: false }
  return { ...randomCompany(random), isCompany: true }
}

/** Chooses one word for each slot, so that the whole case uses the same words. */
export const chooseWords = (random: Random, words: Record<string, string[]>): TemplateWords =>
  Object.fromEntries(Object.entries(words).map(([slot, choices]) => [slot, random.pick(choices)]))

interface Affair {
  amount: number
  words: TemplateWords
}

/** Groups of cases that mostly concern individuals. Amounts of millions would be implausible in them. */
const MODEST: CauseGroup[] = [
  'labour',
  'tort',
  'personality',
  'licence',
  'theft',
  'office',
  'network',
  'family',
  'property',
  'other',
]

/** Returns sums and days that fit together: the price exceeds the debt, and the contract precedes the dispute. */
export function inventSumsAndDays({ random, group, court, date, year }: CasePlan): Affair {
  const sum = randomAmount(random)
  const amount = MODEST.includes(group) ? Math.min(sum, 20_000 + (sum % 880_000)) : sum
  const price = Math.round((amount * random.int(12, 24)) / 10_000) * 1_000
  const signed = addDays(date, -random.int(420, 1100))
  return {
    amount,
    words: {
      欠款: formatYuan(amount),
      总价: formatYuan(Math.max(price, amount)),
      已付: formatYuan(Math.max(price - amount, 2_000)),
      签约日: formatPlainDate(signed),
      到期日: formatPlainDate(addDays(signed, random.int(120, 300))),
      案发日: formatPlainDate(signed),
      率: random.pick(['万分之三', '万分之五', '千分之一', '千分之三']),
      条: random.pick(['第六条', '第八条', '第九条第二款', '第十二条']),
      地: court.city ?? court.province,
      法院: court.name,
      年: String(year),
    },
  }
}

/** The trade of parties that are authorities. */
export const AUTHORITY_TRADE = '公共管理、社会保障和社会组织'

export function describeParty(
  role: string,
  { name, isCompany, trade }: PartyName,
  place: string,
  random: Random,
): string {
  if (!isCompany) return `${role}：${name}，${random.pick(['男', '女'])}，${random.int(1956, 1999)}年出生，住${place}。`
  if (trade === AUTHORITY_TRADE) return `${role}：${name}。\n负责人：${randomPersonName(random)}。`
  return `${role}：${name}，住所地${place}。\n法定代表人：${randomPersonName(random)}，该公司${random.pick(['执行董事', '总经理', '董事长'])}。`
}

export function inventAgent(plan: CasePlan): { agent: CaseDraft['agents'][number]; line: string } {
  const agent = randomLawyer(plan.region.short, plan.random)
  return { agent, line: `委托诉讼代理人：${agent.name}，${agent.firm}律师。` }
}

export const placeOfCase = (plan: CasePlan) =>
  `${plan.region.full}${plan.court.city && plan.court.city !== plan.region.full ? plan.court.city : ''}`
