/** The drafts of all kinds of cases. `index.ts` adds head, judges and features. */
import type { CaseRecord } from '../../../libraries/case/record'
import type { CitedLaw, Paragraph } from '../../../records'
import type { CauseGroup } from '../data/causes'
import { addDays, plainDate } from '../days'
import { type Words, yuan } from '../fill'
import { company, lawyerOf, person } from '../parties'
import type { Random } from '../random'
import { amountOf } from './money'
import type { CasePlan } from './plan'

type Party = CaseRecord['parties'][number]

export interface Draft {
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
  paragraphs: Paragraph[]
}

export interface Name {
  name: string
  trade?: string
  isCompany: boolean
}

export const labelledParagraph = (label: string, ...lines: string[]): Paragraph => ({ label, text: lines.join('\n') })

export const joinedSentences = (lines: string[]) => lines.map(line => line.replace(/。$/, '')).join('；')

export const numberedSentences = (lines: string[]) => lines.map((line, at) => `${at + 1}.${line}`).join('；')

export function nameOf(kind: string, random: Random): Name {
  if (kind === 'p') return { name: person(random), isCompany: false }
  return { ...company(random), isCompany: true }
}

/** Chooses each word once, so that a case is consistent. */
export const chooseWords = (random: Random, words: Record<string, string[]>): Words =>
  Object.fromEntries(Object.entries(words).map(([slot, choices]) => [slot, random.pick(choices)]))

interface Affair {
  amount: number
  words: Words
}

/** Disputes between people. Amounts of millions would be implausible here. */
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

/** Consistent sums and days: the price exceeds the debt, the contract precedes the dispute. */
export function affairOf({ random, group, court, date, year }: CasePlan): Affair {
  const sum = amountOf(random)
  const amount = MODEST.includes(group) ? Math.min(sum, 20_000 + (sum % 880_000)) : sum
  const price = Math.round((amount * random.int(12, 24)) / 10_000) * 1_000
  const signed = addDays(date, -random.int(420, 1100))
  return {
    amount,
    words: {
      欠款: yuan(amount),
      总价: yuan(Math.max(price, amount)),
      已付: yuan(Math.max(price - amount, 2_000)),
      签约日: plainDate(signed),
      到期日: plainDate(addDays(signed, random.int(120, 300))),
      案发日: plainDate(signed),
      率: random.pick(['万分之三', '万分之五', '千分之一', '千分之三']),
      条: random.pick(['第六条', '第八条', '第九条第二款', '第十二条']),
      地: court.city ?? court.province,
      法院: court.name,
      年: String(year),
    },
  }
}

export const OFFICE = '公共管理、社会保障和社会组织'

export function describe(role: string, { name, isCompany, trade }: Name, place: string, random: Random): string {
  if (!isCompany) return `${role}：${name}，${random.pick(['男', '女'])}，${random.int(1956, 1999)}年出生，住${place}。`
  if (trade === OFFICE) return `${role}：${name}。\n负责人：${person(random)}。`
  return `${role}：${name}，住所地${place}。\n法定代表人：${person(random)}，该公司${random.pick(['执行董事', '总经理', '董事长'])}。`
}

export function agentOf(plan: CasePlan): { agent: Draft['agents'][number]; line: string } {
  const agent = lawyerOf(plan.region.short, plan.random)
  return { agent, line: `委托诉讼代理人：${agent.name}，${agent.firm}律师。` }
}

export const placeOf = (plan: CasePlan) =>
  `${plan.region.full}${plan.court.city && plan.court.city !== plan.region.full ? plan.court.city : ''}`
