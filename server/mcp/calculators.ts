/** The calculators as a tool. Each rule is the app's own; a result names its articles. */
import { courtFee, COURT_MATTERS, type Halving } from '@domain/calculators/court-fees'
import { incomeTax } from '@domain/calculators/income-tax'
import { byYear } from '@domain/calculators/interest'
import { latePerformance } from '@domain/calculators/late-performance'
import { FIRST_LATE_TAX_LIMIT, lateTax } from '@domain/calculators/late-tax'
import { LAW_TITLES } from '@domain/calculators/law-titles'
import { interestByPeriods, LOAN_RATES, RATES_CHECKED_TO } from '@domain/calculators/loan-rates'
import { overtime } from '@domain/calculators/overtime'
import { needsFilingDay } from '@domain/calculators/private-lending'
import { LABOUR_CONTRACT_LAW_SINCE, severance, type SeveranceClaim } from '@domain/calculators/severance'
import { noteOf, refusalMessage, unprovenMessage } from '@domain/calculators/term-messages'
import { TERM_KEYS, termFrom } from '@domain/calculators/terms'
import { isDay } from '@domain/format/dates'
import { type Static, Type } from '@sinclair/typebox'
import { copy, fill } from '../copy'
import { amount, day, literals, options } from './inputs'
import { type Answer, itemOf, ServiceRefusal, tool, type ToolWorld } from './tool'

const { mcp: words } = copy

const KINDS = ['court', 'term', 'interest', 'lpr', 'late', 'severance', 'overtime', 'tax', 'income'] as const
const CLAIMS: SeveranceClaim[] = ['compensation', 'notice', 'damages']
const HALVINGS: Halving[] = ['none', 'simplified', 'settled', 'joined']

const hours = Type.Object(
  { workday: amount('hours'), restDay: amount('hours'), holiday: amount('hours') },
  { ...options, description: words.fields.hours },
)
const income = Type.Object(
  {
    wages: amount('income'),
    labour: amount('income'),
    writing: amount('income'),
    royalty: amount('income'),
    social: amount('income'),
    special: amount('income'),
    other: amount('income'),
  },
  { ...options, description: words.fields.income },
)

const Input = Type.Object(
  {
    kind: literals('calculator', KINDS),
    amount: Type.Optional(amount('amount')),
    from: Type.Optional(day('fromDay')),
    to: Type.Optional(day('toDay')),
    matter: Type.Optional(literals('matter', COURT_MATTERS)),
    halving: Type.Optional(literals('halving', HALVINGS)),
    rate: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: words.fields.rate })),
    yearHas: Type.Optional(Type.Union([Type.Literal(360), Type.Literal(365)], { description: words.fields.year })),
    multiple: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 10, description: words.fields.multiple })),
    loan: Type.Optional(literals('loan', ['oneYear', 'fiveYears'] as const)),
    contract: Type.Optional(day('contract')),
    filing: Type.Optional(day('filing')),
    claim: Type.Optional(literals('claim', CLAIMS)),
    wage: Type.Optional(amount('wage')),
    local: Type.Optional(amount('local')),
    last: Type.Optional(amount('last')),
    hours: Type.Optional(hours),
    income: Type.Optional(income),
    term: Type.Optional(literals('term', TERM_KEYS)),
    day: Type.Optional(day('day')),
  },
  options,
)
type Input = Static<typeof Input>

const cite = (law: string, ...articles: number[]) => articles.map(article => ({ law, article }))
const { laws } = words

interface Calculation {
  result: object
  basis: Array<{ law: string; article: number }>
  /** The last day on which the table of rates was checked. */
  checkedTo?: string
}

type Needed = 'amount' | 'rate' | 'wage' | 'from' | 'to' | 'day' | 'term' | 'hours' | 'income'
const lacks = (...fields: Needed[]) => new ServiceRefusal('invalid_request', `${words.needs}${fields.join('、')}`)

/** Returns the arguments that a calculation needs. Names those that are missing or are no day. */
function need<F extends Needed>(input: Input, ...fields: F[]) {
  const isDayField = (field: Needed) => field === 'from' || field === 'to' || field === 'day'
  const missing = fields.filter(
    field => input[field] === undefined || (isDayField(field) && !isDay(String(input[field]))),
  )
  if (missing.length) throw lacks(...missing)
  return input as Input & { [field in F]-?: NonNullable<Input[field]> }
}

const FIRST_RATE = LOAN_RATES[0]?.from ?? ''

const lendingOf = ({ contract, filing }: Input) => (contract ? { lending: { contract, filing } } : {})

/** A sentence instead of a result says why earlier law is not calculated, as the screen does. */
const CALCULATIONS: Record<(typeof KINDS)[number], (input: Input) => Calculation | string | undefined> = {
  court({ matter = 'property', amount: disputed, halving }) {
    const result = courtFee(matter, disputed, halving)
    return result && { result, basis: cite(laws.courtFees, ...result.articles) }
  },
  term(input) {
    const { term, day: first } = need(input, 'term', 'day')
    const refusal = refusalMessage(term, first)
    if (refusal) return refusal
    const calculated = termFrom(term, first)
    if (!calculated) return undefined
    const { articles, ...result } = calculated
    const note = noteOf(term) + unprovenMessage(articles)
    return {
      result: { ...result, ...(note && { note }) },
      basis: articles.map(({ law, article }) => ({ law: LAW_TITLES[law], article })),
    }
  },
  interest(input) {
    const { amount: debt, rate, from, to } = need(input, 'amount', 'rate', 'from', 'to')
    const result = byYear(debt, from, to, rate, input.yearHas ?? 365)
    return result && { result, basis: [...cite(laws.lending, 25), ...cite(laws.civilCode, 201)] }
  },
  lpr(input) {
    const { amount: debt, from, to } = need(input, 'amount', 'from', 'to')
    const { yearHas = 365, multiple = 1, loan: term = 'oneYear', contract, filing } = input
    if (from < FIRST_RATE) return fill(words.early.lpr, { day: FIRST_RATE })
    if (contract && !filing && needsFilingDay({ contract })) return words.early.filing
    const loan = { debt, from, to, term, multiple, yearHas, floats: true, ...lendingOf(input) }
    const result = interestByPeriods(LOAN_RATES, loan)
    return result && { result, basis: cite(laws.lending, 25, 28, 29, 31), checkedTo: RATES_CHECKED_TO }
  },
  late(input) {
    const { amount: debt, from, to } = need(input, 'amount', 'from', 'to')
    if (from < FIRST_RATE) return fill(words.early.late, { day: FIRST_RATE })
    const result = latePerformance(LOAN_RATES, debt, { from, to }, input.yearHas ?? 365)
    return result && { result, basis: cite(laws.late, 1, 7), checkedTo: RATES_CHECKED_TO }
  },
  severance(input) {
    const { wage, from, to } = need(input, 'wage', 'from', 'to')
    const { claim = 'compensation', local, last } = input
    if (to < LABOUR_CONTRACT_LAW_SINCE) return words.early.severance
    const result = severance({ claim, from, to, wage, local, last })
    return result && { result, basis: cite(laws.labourContract, ...(claim === 'damages' ? [87, 48, 47] : [46, 47])) }
  },
  overtime(input) {
    const { wage, hours: worked } = need(input, 'wage', 'hours')
    const result = overtime(wage, worked)
    return result && { result, basis: cite(laws.labour, 44) }
  },
  tax(input) {
    const { amount: due, from, to } = need(input, 'amount', 'from', 'to')
    if (from < FIRST_LATE_TAX_LIMIT) return words.early.tax
    const result = lateTax(due, from, to)
    return result && { result, basis: cite(laws.tax, 32) }
  },
  income(input) {
    const { income: yearly } = need(input, 'income')
    return { result: incomeTax(yearly), basis: cite(laws.incomeTax, 2, 3, 6, 11) }
  },
}

function calculate(input: Input, world: ToolWorld): Answer {
  const calculation = CALCULATIONS[input.kind](input)
  if (!calculation) throw new ServiceRefusal('invalid_request', words.notCalculable)
  if (typeof calculation === 'string') return { results: [], note: calculation }
  const { result, basis, checkedTo } = calculation
  const item = itemOf({
    kind: input.kind,
    result: JSON.parse(JSON.stringify(result)) as object,
    ground: basis,
    standing: words.calculation,
    ...(checkedTo && { ratesCheckedTo: checkedTo }),
    address: world.address(`/reckoners?of=${input.kind}`),
  })
  return { results: [item] }
}

export const calculatorsTool = tool({
  name: 'calculators',
  ...words.tools.calculators,
  input: Input,
  reads: [],
  run: async (input, world) => calculate(input, world),
})
