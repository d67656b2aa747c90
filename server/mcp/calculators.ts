/** Offers the app's calculators as one tool. Each result names the articles that it applies. */
import { REFERENCE_DATA_PATHS } from '@contract/lazy-paths'
import {
  INCOME_TAX_BASIS,
  INTEREST_BASIS,
  LATE_TAX_BASIS,
  type LawBasis,
  OVERTIME_BASIS,
  SEVERANCE_BASIS,
  latePerformanceBasis,
  loanBasis,
} from '@domain/calculators/basis'
import { courtFee, COURT_MATTERS, type HalvingReason } from '@domain/calculators/court-fees'
import { type HolidayCalendar, holidayCalendar } from '@domain/calculators/holidays'
import { incomeTax } from '@domain/calculators/income-tax'
import { interestAtYearlyRate } from '@domain/calculators/interest'
import { latePerformanceInterest } from '@domain/calculators/late-performance'
import { EARLIEST_TAX_TIME_LIMIT, lateTaxSurcharge } from '@domain/calculators/late-tax'
import { LAW_TITLES } from '@domain/calculators/law-titles'
import { interestByPeriods, type PublishedRate } from '@domain/calculators/loan-rates'
import { overtimePay } from '@domain/calculators/overtime'
import { needsFilingDay } from '@domain/calculators/private-lending'
import { isLendingLimit, readLoan } from '@domain/calculators/read-fields'
import { LABOUR_CONTRACT_LAW_SINCE, severancePay, type SeveranceClaim } from '@domain/calculators/severance'
import { termNoteOf, termRefusalMessage, uncheckedArticlesMessage } from '@domain/calculators/term-messages'
import { TERM_KEYS, termFrom } from '@domain/calculators/terms'
import { isDay } from '@domain/format/dates'
import { type ReferenceFile, type ReferenceKind, readReferenceFile } from '@domain/reference-data/file'
import { HOLIDAY_KIND } from '@domain/reference-data/holidays'
import { LOAN_RATE_KIND } from '@domain/reference-data/loan-rates'
import { type Static, Type } from '@sinclair/typebox'
import { copy, fillPlaceholders } from '../copy'
import { amountInput, dayInput, choiceInput, NO_FURTHER_FIELDS } from './inputs'
import { type ToolAnswer, resultItemOf, ServiceRefusal, defineTool, type ToolContext } from './tool'

const { mcp: words } = copy

const KINDS = ['court', 'term', 'interest', 'lpr', 'late', 'severance', 'overtime', 'tax', 'income'] as const
const CLAIMS: SeveranceClaim[] = ['compensation', 'notice', 'damages']
const HALVINGS: HalvingReason[] = ['none', 'simplified', 'settled', 'joined']

const hours = Type.Object(
  { workday: amountInput('hours'), restDay: amountInput('hours'), holiday: amountInput('hours') },
  { ...NO_FURTHER_FIELDS, description: words.fields.hours },
)
const income = Type.Object(
  {
    wages: amountInput('income'),
    labour: amountInput('income'),
    writing: amountInput('income'),
    royalty: amountInput('income'),
    social: amountInput('income'),
    special: amountInput('income'),
    other: amountInput('income'),
  },
  { ...NO_FURTHER_FIELDS, description: words.fields.income },
)

const Input = Type.Object(
  {
    kind: choiceInput('calculator', KINDS),
    amount: Type.Optional(amountInput('amount')),
    from: Type.Optional(dayInput('fromDay')),
    to: Type.Optional(dayInput('toDay')),
    matter: Type.Optional(choiceInput('matter', COURT_MATTERS)),
    halving: Type.Optional(choiceInput('halving', HALVINGS)),
    rate: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: words.fields.rate })),
    yearHas: Type.Optional(Type.Union([Type.Literal(360), Type.Literal(365)], { description: words.fields.year })),
    multiple: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 10, description: words.fields.multiple })),
    loan: Type.Optional(choiceInput('loan', ['oneYear', 'fiveYears'] as const)),
    contract: Type.Optional(dayInput('contract')),
    filing: Type.Optional(dayInput('filing')),
    claim: Type.Optional(choiceInput('claim', CLAIMS)),
    wage: Type.Optional(amountInput('wage')),
    local: Type.Optional(amountInput('local')),
    last: Type.Optional(amountInput('last')),
    hours: Type.Optional(hours),
    income: Type.Optional(income),
    term: Type.Optional(choiceInput('term', TERM_KEYS)),
    day: Type.Optional(dayInput('day')),
  },
  NO_FURTHER_FIELDS,
)
type Input = Static<typeof Input>

interface Calculation {
  result: object
  basis: LawBasis[]
  /** The day on which the table of rates was last checked. */
  checkedTo?: string
}

type Needed = 'amount' | 'rate' | 'wage' | 'from' | 'to' | 'day' | 'term' | 'hours' | 'income'
const lacks = (...fields: Needed[]) => new ServiceRefusal('invalid_request', `${words.needs}${fields.join('、')}`)

/** Returns the arguments that a calculation needs. The error names arguments that are missing or not a day. */
function need<F extends Needed>(input: Input, ...fields: F[]) {
  const isDayField = (field: Needed) => field === 'from' || field === 'to' || field === 'day'
  const missing = fields.filter(
    field => input[field] === undefined || (isDayField(field) && !isDay(String(input[field]))),
  )
  if (missing.length) throw lacks(...missing)
  return input as Input & { [field in F]-?: NonNullable<Input[field]> }
}

/** The operator's tables, as the app's calculators use them. */
interface Tables {
  rates(): Promise<ReferenceFile<PublishedRate>>
  calendar(): Promise<HolidayCalendar>
}

/** Reads a table from the service, with the checks of the app. */
async function tableOf<Row>({ call }: ToolContext, path: string, kind: ReferenceKind<Row>) {
  const reading = readReferenceFile(kind, await call({ path }))
  if (!reading.ok) throw new ServiceRefusal('server_error', reading.fault)
  return reading.file
}

const tablesOf = (context: ToolContext): Tables => ({
  rates: () => tableOf(context, REFERENCE_DATA_PATHS.loanRates, LOAN_RATE_KIND),
  calendar: async () => holidayCalendar((await tableOf(context, REFERENCE_DATA_PATHS.holidays, HOLIDAY_KIND)).rows),
})

type Outcome = Calculation | string | undefined

/**
 * Each calculation returns a result, or a sentence that explains why there is none. It returns `undefined` if nothing
 * can be calculated from the arguments.
 */
const CALCULATIONS: Record<(typeof KINDS)[number], (input: Input, tables: Tables) => Outcome | Promise<Outcome>> = {
  court({ matter = 'property', amount: disputed, halving }) {
    const result = courtFee(matter, disputed, halving)
    return result && { result, basis: result.articles.map(article => ({ law: LAW_TITLES.courtFees, article })) }
  },
  async term(input, tables) {
    const { term, day: first } = need(input, 'term', 'day')
    const calendar = await tables.calendar()
    const refusal = termRefusalMessage(term, first, calendar)
    if (refusal) return refusal
    const calculated = termFrom(term, first, calendar)
    if (!calculated) return undefined
    const { articles, ...result } = calculated
    const note = termNoteOf(term) + uncheckedArticlesMessage(articles)
    return {
      result: { ...result, ...(note && { note }) },
      basis: articles.map(({ law, article }) => ({ law: LAW_TITLES[law], article })),
    }
  },
  interest(input) {
    const { amount: debt, rate, from, to } = need(input, 'amount', 'rate', 'from', 'to')
    const result = interestAtYearlyRate(debt, from, to, rate, input.yearHas ?? 365)
    return result && { result, basis: INTEREST_BASIS }
  },
  async lpr(input, tables) {
    const { amount: debt, from, to } = need(input, 'amount', 'from', 'to')
    const { yearHas = 365, multiple = 1, loan: term, contract, filing } = input
    const { rows, checkedTo } = await tables.rates()
    const earliest = rows[0]?.from ?? ''
    if (from < earliest) return fillPlaceholders(words.early.lpr, { day: earliest })
    // The app reads at most four decimals.
    const times = String(Math.round(multiple * 1e4) / 1e4)
    const isLimit = isLendingLimit(times)
    if (isLimit && !contract) return words.early.contract
    if (!isLimit && contract) return words.early.notLimit
    if (contract && !filing && needsFilingDay({ contract })) return words.early.filing
    const days = { from, to, contract, filing }
    const loan = readLoan({
      amount: String(debt),
      multiple: times,
      loan: term,
      year: String(yearHas),
      ...days,
    })
    const result = loan && interestByPeriods(rows, loan)
    return result && { result, basis: loanBasis(isLimit, loan), checkedTo }
  },
  async late(input, tables) {
    const { amount: debt, from, to } = need(input, 'amount', 'from', 'to')
    const { rows, checkedTo } = await tables.rates()
    const earliest = rows[0]?.from ?? ''
    if (from < earliest) return fillPlaceholders(words.early.late, { day: earliest })
    const result = latePerformanceInterest(rows, debt, { from, to }, input.yearHas ?? 365)
    return result && { result, basis: latePerformanceBasis(from), checkedTo }
  },
  severance(input) {
    const { wage, from, to } = need(input, 'wage', 'from', 'to')
    const { claim = 'compensation', local, last } = input
    if (to < LABOUR_CONTRACT_LAW_SINCE) return words.early.severance
    const result = severancePay({ claim, from, to, wage, local, last })
    return result && { result, basis: SEVERANCE_BASIS[claim] }
  },
  overtime(input) {
    const { wage, hours: worked } = need(input, 'wage', 'hours')
    const result = overtimePay(wage, worked)
    return result && { result, basis: OVERTIME_BASIS }
  },
  async tax(input, tables) {
    const { amount: due, from, to } = need(input, 'amount', 'from', 'to')
    if (from < EARLIEST_TAX_TIME_LIMIT) return words.early.tax
    const result = lateTaxSurcharge(due, from, to, await tables.calendar())
    return result && { result, basis: LATE_TAX_BASIS }
  },
  income(input) {
    const { income: yearly } = need(input, 'income')
    return { result: incomeTax(yearly), basis: INCOME_TAX_BASIS }
  },
}

async function calculate(input: Input, context: ToolContext): Promise<ToolAnswer> {
  const calculation = await CALCULATIONS[input.kind](input, tablesOf(context))
  if (!calculation) throw new ServiceRefusal('invalid_request', words.notCalculable)
  if (typeof calculation === 'string') return { results: [], note: calculation }
  const { result, basis, checkedTo } = calculation
  const item = resultItemOf({
    kind: input.kind,
    result: JSON.parse(JSON.stringify(result)) as object,
    ground: basis,
    standing: words.calculation,
    ...(checkedTo && { ratesCheckedTo: checkedTo }),
    address: context.address(`/reckoners?of=${input.kind}`),
  })
  return { results: [item] }
}

export const calculatorsTool = defineTool({
  name: 'calculators',
  ...words.tools.calculators,
  input: Input,
  reads: [],
  run: calculate,
})
