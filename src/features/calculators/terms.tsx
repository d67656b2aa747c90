/** Calculates the last day of a legal time limit. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { onCalendar } from '@domain/format/dates'
import type { HolidayCalendar } from '@domain/calculators/holidays'
import { type Term, type TermKey, isTermKey, termArticles, termFrom } from '@domain/calculators/terms'
import { termNoteOf, termRefusalMessage, uncheckedArticlesMessage } from '@domain/calculators/term-messages'
import { readDay } from '@domain/calculators/read-fields'
import { ChoiceGrid } from '@/ui/choice-grid'
import { useHolidays } from '@/shared/reference-data'
import { Section } from '@/ui/section'
import { CalculatorField, DayField, missingFieldLabels, type CalculatorProps } from './fields'
import { type CalculationResult, ResultSection, type CalculationStep, dayOffReason } from './result'

const { calculators } = calculatorsCopy
const { term: words, laws } = calculators

const AREAS: Record<keyof typeof words.areas, readonly TermKey[]> = {
  civil: [
    ...(['civilJudgment', 'civilRuling', 'foreignAppeal', 'answer', 'foreignAnswer', 'jurisdiction'] as const),
    ...(['evidence', 'appealEvidence', 'publicService', 'foreignPublicService', 'retrial'] as const),
    ...(['thirdPartySuit', 'execution'] as const),
  ],
  enforcement: [
    ...(['suitAfterPreservation', 'preservationReview', 'executionReview', 'outsiderSuit'] as const),
    ...(['executionJurisdiction', 'distributionObjection', 'penaltyReview'] as const),
  ],
  criminal: ['criminalJudgment', 'criminalRuling'],
  administrative: [
    ...(['administrativeJudgment', 'administrativeRuling', 'administrativeSuit', 'uninformedSuit'] as const),
    ...(['longestSuit', 'longestEstateSuit', 'inactionSuit', 'suitAfterReview', 'overdueReviewSuit'] as const),
    ...(['review', 'taxReview', 'administrativeRetrial', 'administrativeEnforcement', 'stateCompensation'] as const),
  ],
  labour: ['labourArbitration', 'wageArbitration', 'suitAfterAward', 'finalAwardSuit', 'finalAwardAnnulment'],
  arbitration: ['annulment'],
  limitation: [
    ...(['limitation', 'longestLimitation', 'injury', 'shortLimitation'] as const),
    ...(['internationalSale', 'productLiability'] as const),
    ...(['longestProductLiability', 'insurance', 'lifeInsurance'] as const),
    ...(['carriage', 'carriageRecourse', 'charter'] as const),
  ],
  guarantee: ['guarantee'],
  exclusion: [
    ...(['revocation', 'mistakeRevocation', 'longestRevocation', 'creditorRevocation'] as const),
    ...(['longestCreditorRevocation', 'dissolution', 'companyResolution', 'uninformedResolution'] as const),
    'longestResolution',
  ],
}
type Area = keyof typeof AREAS

const AREA_KEYS = Object.keys(AREAS) as Area[]
const AREA_CHOICES = AREA_KEYS.map(key => ({ key, name: words.areas[key] }))
const areaOf = (key: TermKey) => AREA_KEYS.find(area => AREAS[area].indexOf(key) >= 0) ?? 'civil'
const choicesOf = (area: Area) =>
  AREAS[area].map(key => ({ key, name: words.names[key].short, label: words.names[key].whole }))

const withWeekday = (day: string) =>
  fill(words.withWeekday, { day, weekday: words.weekdays[onCalendar(day).day()] ?? '' })

function stepsOf({ count, unit, begins, nominal, dayOff, ends, earliest }: Term, day: string): CalculationStep[] {
  return [
    { what: fill(words.begins, { day, begins }) },
    {
      what: fill(words.counts, { length: fill(words.units[unit], { count: String(count) }) }),
      sum: withWeekday(nominal),
    },
    ...(dayOff && !earliest
      ? [{ what: fill(words.moved, { rest: dayOffReason(dayOff) }), sum: withWeekday(ends) }]
      : []),
    ...(earliest ? [{ what: fill(words.earlier, { day: withWeekday(earliest) }), sum: withWeekday(ends) }] : []),
  ]
}

function outcomeOf(key: TermKey, term: Term, from: string, calendar: HolidayCalendar): CalculationResult {
  const unknown = fill(words.holidaysUnknown, {
    from: String(calendar.years.from),
    to: String(calendar.years.to),
  })
  const last = [uncheckedArticlesMessage(term.articles), words.note]
  const { earliest } = term
  // If the last day is uncertain, the calendar reminds of the earliest possible day. A later reminder could be too
  // late.
  const day = earliest ?? term.ends
  return {
    name: fill(words.ends, { term: words.names[key].whole }),
    sum: earliest ? fill(words.earliest, { day: withWeekday(earliest) }) : withWeekday(term.ends),
    steps: stepsOf(term, from),
    note: [earliest ? words.uncertain : '', term.holidaysKnown ? '' : unknown, termNoteOf(key), ...last].join(''),
    remind: { id: `${key}-${day}`, day, title: fill(words.remind, { term: words.names[key].whole }) },
  }
}

export function TermCalculator({ values, onChange, onCite }: CalculatorProps) {
  const key = isTermKey(values.term) ? values.term : 'civilJudgment'
  const day = readDay(values.day)
  const area = areaOf(key)
  const { calendar, age } = useHolidays()
  const term = day ? termFrom(key, day, calendar) : undefined
  const articles = day ? (term?.articles ?? []) : termArticles(key)
  return (
    <>
      <Section title={calculators.inputs}>
        <CalculatorField label={words.area}>
          <ChoiceGrid
            label={words.area}
            choices={AREA_CHOICES}
            chosen={area}
            onChoose={chosen => chosen !== area && onChange({ term: AREAS[chosen as Area][0] })}
          />
        </CalculatorField>
        <CalculatorField label={words.term}>
          <ChoiceGrid
            label={words.term}
            choices={choicesOf(area)}
            chosen={key}
            onChoose={chosen => onChange({ term: chosen })}
          />
        </CalculatorField>
        <DayField
          label={words.names[key].day}
          day={day}
          placeholder={calculators.pickDay}
          onChange={picked => onChange({ day: picked })}
          problem={day ? termRefusalMessage(key, day, calendar) : undefined}
        />
      </Section>
      <ResultSection
        outcome={term && outcomeOf(key, term, day, calendar)}
        missing={missingFieldLabels([[words.names[key].day, day]])}
        basis={articles.map(({ law, article }) => ({ law: laws[law], article }))}
        onCite={onCite}
        age={age}
      />
    </>
  )
}
