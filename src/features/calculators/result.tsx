import { Text, View } from '@tarojs/components'
import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatArticle } from '@domain/citation/article'
import { citeLaw } from '@domain/citation/cite-as'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { CalendarEntry } from '@domain/format/calendar-file'
import type { DayOff } from '@domain/calculators/workdays'
import { formatCount } from '@domain/format/amounts'
import { copyText } from '@/actions/copy-text'
import { calendar } from '@/platform/calendar'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import { toast } from '@/platform/messages'
import { AgeNote, ageWarning, type DataAge } from '@/shared/reference-data'

const { reminders } = calculatorsCopy.calculators
const { calculators } = calculatorsCopy
const { term } = calculators

/** Adds the end of a term to the reader's calendar. */
async function addToCalendar(entry: CalendarEntry) {
  const outcome = await calendar.add(entry)
  if (outcome === 'cancelled') return
  const isAdded = outcome === 'added' || outcome === 'saved'
  toast(reminders[outcome], { mark: isAdded ? 'done' : 'failed' })
}

export interface CalculationStep {
  what: string
  /** How the amount of the step comes about, on a line of its own. */
  how?: string
  /** The amount of the step. */
  sum?: string
}

interface LawBasis {
  law: string
  /** Absent where a document as a whole is the ground, for example a reply without articles. */
  article?: number
}

/** A ground: a law, or a document that is cited by its number, such as 财税〔2018〕32号. */
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
  /** The result. Absent while the input is incomplete. */
  outcome: CalculationResult | undefined
  /** The labels of the required fields that are empty. */
  missing?: string[]
  basis: LegalBasis[]
  onCite: (cited: ArticleLookup) => void
  onCurve?: () => void
  /** The age of the data on which the result rests. */
  age?: DataAge
}

const articleOf = ({ article }: LawBasis) => (article === undefined ? '' : formatArticle({ number: article }))
const basisLabel = (basis: LegalBasis) => ('document' in basis ? basis.document : citeLaw(basis.law, articleOf(basis)))
/** Returns the article that a tap opens. */
const linkOf = (basis: LegalBasis): ArticleLookup | undefined =>
  'document' in basis || basis.article === undefined ? undefined : { law: basis.law, article: articleOf(basis) }

/** The step that counts the days of a period. */
export const stepOfDays = (
  { from, to }: { from: string; to: string },
  days: number,
  firstCounts = false,
): CalculationStep => ({
  what: fill(firstCounts ? calculators.daysWithFirst : calculators.daysStep, { from, to, days: formatCount(days) }),
})

/** Names the reason why a day is off. */
export const restName = (dayOff: DayOff) =>
  typeof dayOff === 'string' ? term.rests[dayOff] : fill(term.holiday, { name: dayOff.holiday })

/** The result as text for the clipboard. */
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

/** A label without its unit: 本金（元） → 本金. */
const withoutUnit = (label: string) => label.replace(/（.*/, '')

/**
 * Shows the sum, or what it waits for. While its place is below the screen, it stands at the bottom edge: the fields of a phone
 * are longer than its screen.
 */
function ResultBar({ outcome, missing = [] }: Pick<ResultProps, 'outcome' | 'missing'>) {
  const waiting = missing.length
    ? fill(calculators.missing, { fields: missing.map(withoutUnit).join(calculators.copied.and) })
    : calculators.empty
  return (
    <View className='calculator-bar' {...role('status')}>
      {outcome ? (
        <>
          <Text className='calculator-result__name'>{outcome.name}</Text>
          <Text className='calculator-result__number'>{outcome.sum}</Text>
        </>
      ) : (
        <Text className='calculator-bar__waiting'>{waiting}</Text>
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

/** The result, its steps, and its legal basis with links. */
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
          {age && <AgeNote age={age} />}
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

/** An amount with two decimals, so that amounts stand in a column. */
export function formatYuanWithCents(sum: number): string {
  const [whole = '', cents = ''] = formatCount(sum).split('.')
  return formatYuan(`${whole}.${`${cents}00`.slice(0, 2)}`)
}
