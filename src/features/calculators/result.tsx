import { Text, View } from '@tarojs/components'
import { calculatorsCopy, fill } from '@/copy/calculators'
import type { LawBasis } from '@domain/calculators/basis'
import { formatArticle } from '@domain/citation/article'
import { citeLaw } from '@domain/citation/cite-as'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { CalendarEntry } from '@domain/format/calendar-file'
import type { DayOff } from '@domain/calculators/workdays'
import { formatCount } from '@domain/format/amounts'
import { copyText } from '@/actions/copy-text'
import { calendar } from '@/platform/calendar'
import { isOffered } from '@/platform/settings/offered'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import { toast } from '@/platform/messages'
import { DataAgeNote, ageWarning, type DataAge } from '@/shared/reference-data'

const { reminders } = calculatorsCopy.calculators
const { calculators } = calculatorsCopy
const { term } = calculators

/** Adds the last day of a time limit to the reader's calendar. */
async function addToCalendar(entry: CalendarEntry) {
  const outcome = await calendar.add(entry)
  if (outcome === 'cancelled') return
  const isAdded = outcome === 'added' || outcome === 'saved'
  toast(reminders[outcome], { mark: isAdded ? 'done' : 'failed' })
}

export interface CalculationStep {
  what: string
  /** How the amount is calculated, on a separate line. */
  how?: string
  /** The amount that results from the step. */
  sum?: string
}

/** A legal basis: a law, or a document cited by its number, such as 财税〔2018〕32号. */
export type LegalBasis = LawBasis | { document: string }

export interface CalculationResult {
  /** The name of the result, for example 案件受理费. */
  name: string
  sum: string
  steps: CalculationStep[]
  note: string
  /** The calendar entry for the last day of a time limit. */
  remind?: Omit<CalendarEntry, 'description'>
}

interface ResultProps {
  /** The result. Absent while the input is incomplete or invalid. */
  outcome: CalculationResult | undefined
  /** The labels of the required fields that are empty. Absent while any field may be filled first. */
  missing?: string[]
  basis: LegalBasis[]
  onCite: (cited: ArticleLookup) => void
  onCurve?: () => void
  /** How old the data is on which the result depends: rates or holidays. */
  age?: DataAge
}

const articleOf = ({ article }: LawBasis) => (article === undefined ? '' : formatArticle({ number: article }))
const basisLabel = (basis: LegalBasis) => ('document' in basis ? basis.document : citeLaw(basis.law, articleOf(basis)))
/** Returns the article that opens on a tap. A whole document, or a law in a deployment without laws, opens nothing. */
const linkOf = (basis: LegalBasis): ArticleLookup | undefined =>
  'document' in basis || basis.article === undefined || !isOffered('law')
    ? undefined
    : { law: basis.law, article: articleOf(basis) }

/** Returns the step that counts the days of a period. */
export const daysStep = (
  { from, to }: { from: string; to: string },
  days: number,
  firstCounts = false,
): CalculationStep => ({
  what: fill(firstCounts ? calculators.daysWithFirst : calculators.daysStep, { from, to, days: formatCount(days) }),
})

/** Returns the reason why a day is not a working day. */
export const dayOffReason = (dayOff: DayOff) =>
  typeof dayOff === 'string' ? term.rests[dayOff] : fill(term.holiday, { name: dayOff.holiday })

/** Returns the result as text for the clipboard. */
function resultText({ name, sum, steps, note }: CalculationResult, basis: LegalBasis[], age?: DataAge): string {
  const { line, rests, and } = calculators.copied
  const lines = steps.map(({ what, how, sum: part }) => `${what}${how ? `，${how}` : ''}${part ? ` = ${part}` : ''}`)
  const rest = fill(rests, { laws: basis.map(basisLabel).join(and) })
  const dated = age ? [age.sentence + ageWarning(age)] : []
  return [fill(line, { name, sum }), ...lines, rest, note, ...dated].join('\n')
}

function ResultActions({ outcome, text, onCurve }: { outcome: CalculationResult; text: string; onCurve?: () => void }) {
  const entry = outcome.remind
  return (
    <View className='calculator-result__actions'>
      <Button look='line' wide onTap={() => void copyText(text)} sensorsName='reckoners_copy'>
        {calculators.copy}
      </Button>
      {onCurve && (
        <Button look='line' wide onTap={onCurve} sensorsName='reckoners_curve'>
          {calculators.curve}
        </Button>
      )}
      {entry && calendar.canAdd() && (
        <Button
          look='line'
          wide
          onTap={() => void addToCalendar({ ...entry, description: text })}
          sensorsName='reckoners_remind'
        >
          {calculators.remind}
        </Button>
      )}
    </View>
  )
}

/** Removes the unit from a label: 本金（元） → 本金. */
const withoutUnit = (label: string) => label.replace(/（.*/, '')

/** Tells what the form still needs. If no required field is empty, a field has a problem message. */
function waitingSentence(missing: string[] | undefined): string {
  if (!missing) return calculators.empty
  if (!missing.length) return calculators.wrong
  return fill(calculators.missing, { fields: missing.map(withoutUnit).join(calculators.copied.and) })
}

/**
 * Shows the result, or what the form still needs. A phone's screen is shorter than the form, so the bar sticks to the
 * bottom edge.
 */
function ResultBar({ outcome, missing }: Pick<ResultProps, 'outcome' | 'missing'>) {
  return (
    <View className='calculator-bar' {...role('status')}>
      {outcome ? (
        <>
          <Text className='calculator-result__name'>{outcome.name}</Text>
          <Text className='calculator-result__number'>{outcome.sum}</Text>
        </>
      ) : (
        <Text className='calculator-bar__waiting'>{waitingSentence(missing)}</Text>
      )}
    </View>
  )
}

const Step = ({ what, how, sum }: CalculationStep) => (
  <View className={`calculator-result__step${how ? ' calculator-result__step--computed' : ''}`} {...role('listitem')}>
    <Text className='calculator-result__what'>{what}</Text>
    {sum && <Text className='calculator-result__part'>{sum}</Text>}
    {how && <Text className='calculator-result__how'>{how}</Text>}
  </View>
)

/** Shows the result, its steps, and the legal basis with links. */
export function ResultSection({ outcome, missing, basis, onCite, onCurve, age }: ResultProps) {
  return (
    <>
      <ResultBar outcome={outcome} missing={missing} />
      {(outcome || age) && (
        <View className='calculator-result'>
          {outcome && (
            <>
              <View className='calculator-result__steps' {...role('list')} aria-label={calculators.steps}>
                {outcome.steps.map(step => (
                  <Step key={step.what} {...step} />
                ))}
              </View>
              <View className='calculator-result__note'>{outcome.note}</View>
              <ResultActions outcome={outcome} text={resultText(outcome, basis, age)} onCurve={onCurve} />
            </>
          )}
          {age && <DataAgeNote age={age} />}
        </View>
      )}
      {basis.length > 0 && (
        <Section title={calculators.basis}>
          {basis.map(each => {
            const link = linkOf(each)
            return (
              <ListItem
                key={basisLabel(each)}
                title={basisLabel(each)}
                isLink={link !== undefined}
                onTap={link && (() => onCite(link))}
                sensorsName='reckoners_basis'
              />
            )
          })}
        </Section>
      )}
    </>
  )
}

export const formatYuan = (sum: string) => fill(calculators.yuan, { sum })

/** Formats an amount with two decimals, so that amounts align in a column. */
export function formatYuanWithCents(sum: number): string {
  const [whole = '', cents = ''] = formatCount(sum).split('.')
  return formatYuan(`${whole}.${`${cents}00`.slice(0, 2)}`)
}
