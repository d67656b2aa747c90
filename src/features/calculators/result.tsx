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
import { Hint } from '@/ui/hint'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import { toast } from '@/platform/toast'
import { AgeNote, ageWarning } from '@/shared/reference-data/age-note'
import type { DataAge } from '@/shared/reference-data/use-reference-data'

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
  const lines = steps.map(step => (step.sum ? `${step.what} = ${step.sum}` : step.what))
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

/** The result, its steps, and its legal basis with links. */
export function ResultSection({ outcome, basis, onCite, onCurve, age }: ResultProps) {
  return (
    <>
      <Section title={calculators.result}>
        {outcome ? (
          <View className='calculator-result'>
            <View className='calculator-result__sum' {...role('status')}>
              <Text className='calculator-result__name'>{outcome.name}</Text>
              <Text className='calculator-result__number'>{outcome.sum}</Text>
            </View>
            <View className='calculator-result__steps' {...role('list')} aria-label={calculators.steps}>
              {outcome.steps.map(({ what, sum }) => (
                <View key={what} className='calculator-result__step' {...role('listitem')}>
                  <Text className='calculator-result__what'>{what}</Text>
                  {sum && <Text className='calculator-result__part'>{sum}</Text>}
                </View>
              ))}
            </View>
            <View className='calculator-result__note'>{outcome.note}</View>
            <ResultActions outcome={outcome} text={resultText(outcome, basis, age)} onCurve={onCurve} />
          </View>
        ) : (
          <Hint sentence={calculators.empty} />
        )}
        {age && <AgeNote age={age} />}
      </Section>
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
