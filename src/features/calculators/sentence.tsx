/** Calculates the last day of a sentence (刑期), with credit for the days already spent in custody. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { readCount, readDay } from '@domain/calculators/read-fields'
import {
  isForSeveralCrimes,
  isLawfulTerm,
  type Punishment,
  PUNISHMENTS,
  type SentenceFacts,
  sentenceTerm,
} from '@domain/calculators/sentence'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import { CalculatorField, DayField, NumberField, missingFieldLabels, type CalculatorProps } from './fields'
import { type CalculationResult, type LegalBasis, ResultSection } from './result'

const { calculators } = calculatorsCopy
const { sentence: words, laws } = calculators

const ARTICLES: Record<Punishment, number> = { imprisonment: 47, detention: 44, control: 41 }
const CHOICES = PUNISHMENTS.map(key => ({ key, label: words.punishments[key] }))
const COUNTS = ['years', 'months', 'custody'] as const

const basisOf = (punishment: Punishment): LegalBasis[] => [
  { law: laws.criminalLaw, article: ARTICLES[punishment] },
  { law: laws.criminalInterpretation, article: 202 },
]

function outcomeOf(facts: SentenceFacts): CalculationResult | undefined {
  const term = sentenceTerm(facts)
  if (!term) return undefined
  const { punishment, from, years, months, custody } = facts
  const length = [
    years ? fill(words.lengths.years, { years: String(years) }) : '',
    months ? fill(words.lengths.months, { months: String(months) }) : '',
  ].join('')
  const credited = { custody: String(custody), credited: String(term.credited) }
  return {
    name: fill(words.ends, { punishment: words.punishments[punishment] }),
    sum: term.isServed ? words.served : term.ends,
    steps: [
      { what: fill(words.term, { from, length }), sum: term.whole },
      ...(custody > 0 ? [{ what: fill(words.credit, credited), sum: term.ends }] : []),
    ],
    note: `${isForSeveralCrimes(facts) ? words.severalNotes[punishment] : ''}${words.note}`,
  }
}

/** Reads a whole number. An empty field is 0. Returns `undefined` for any other text. */
function wholeIn(text = ''): number | undefined {
  const count = text.trim() === '' ? 0 : readCount(text)
  return count !== undefined && Math.floor(count) === count ? count : undefined
}

export function SentenceCalculator({ values, onChange, onCite }: CalculatorProps) {
  const punishment = PUNISHMENTS.find(key => key === values.punishment) ?? 'imprisonment'
  const from = readDay(values.from)
  const [years, months, custody] = COUNTS.map(key => wholeIn(values[key]))
  const isComplete = from !== '' && years !== undefined && months !== undefined && custody !== undefined
  const hasLength = years !== undefined && months !== undefined && years + months > 0
  const isUnlawful = hasLength && !isLawfulTerm({ punishment, years, months })
  return (
    <>
      <Section title={calculators.inputs}>
        <CalculatorField label={words.punishment}>
          <Segmented
            choices={CHOICES}
            active={punishment}
            onChange={key => onChange({ punishment: key })}
            label={words.punishment}
          />
        </CalculatorField>
        <DayField
          label={words.from}
          day={from}
          placeholder={calculators.pickDay}
          onChange={day => onChange({ from: day })}
        />
        {COUNTS.map(key => (
          <NumberField
            key={key}
            label={words[key]}
            value={values[key] ?? ''}
            onChange={text => onChange({ [key]: text })}
            kind='count'
            problem={key === 'months' && isUnlawful ? words.limits[punishment] : undefined}
          />
        ))}
      </Section>
      <ResultSection
        outcome={isComplete ? outcomeOf({ punishment, from, years, months, custody }) : undefined}
        missing={missingFieldLabels([
          [words.from, from],
          [words.years, `${values.years ?? ''}${values.months ?? ''}`],
        ])}
        basis={basisOf(punishment)}
        onCite={onCite}
      />
    </>
  )
}
