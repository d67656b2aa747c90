/** Calculates the last day of a legal time limit. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { onCalendar } from '@domain/format/calendar'
import { HOLIDAY_YEARS } from '@domain/calculators/holidays'
import { type Term, type TermKey, isTermKey, termArticles, termFrom, type DayOff } from '@domain/calculators/terms'
import { readDay } from '@domain/calculators/read-fields'
import { ChoiceGrid } from '@/ui/choice-grid'
import { Section } from '@/ui/section'
import { CalculatorField, DayField, type CalculatorProps } from './fields'
import { type CalculationResult, ResultSection, type CalculationStep } from './result'

const { calculators } = calculatorsCopy
const { term: words, laws } = calculators

const AREAS: Record<keyof typeof words.areas, readonly TermKey[]> = {
  civil: ['civilJudgment', 'civilRuling', 'foreignAppeal', 'answer', 'foreignAnswer', 'retrial', 'execution'],
  criminal: ['criminalJudgment', 'criminalRuling'],
  administrative: ['administrativeJudgment', 'administrativeRuling', 'administrativeSuit', 'suitAfterReview', 'review'],
  labour: ['labourArbitration', 'suitAfterAward'],
  limitation: ['limitation', 'longestLimitation'],
}
type Area = keyof typeof AREAS

const AREA_KEYS = Object.keys(AREAS) as Area[]
const AREA_CHOICES = AREA_KEYS.map(key => ({ key, name: words.areas[key] }))
const areaOf = (key: TermKey) => AREA_KEYS.find(area => AREAS[area].indexOf(key) >= 0) ?? 'civil'
const choicesOf = (area: Area) =>
  AREAS[area].map(key => ({ key, name: words.names[key].short, label: words.names[key].whole }))

const withWeekday = (day: string) =>
  fill(words.withWeekday, { day, weekday: words.weekdays[onCalendar(day).day()] ?? '' })

const restName = (dayOff: DayOff) =>
  typeof dayOff === 'string' ? words.rests[dayOff] : fill(words.holiday, { name: dayOff.holiday })

function stepsOf({ count, unit, begins, nominal, dayOff, ends }: Term, day: string): CalculationStep[] {
  return [
    { what: fill(words.begins, { day, begins }) },
    {
      what: fill(words.counts, { length: fill(words.units[unit], { count: String(count) }) }),
      sum: withWeekday(nominal),
    },
    ...(dayOff ? [{ what: fill(words.moved, { rest: restName(dayOff) }), sum: withWeekday(ends) }] : []),
  ]
}

function outcomeOf(key: TermKey, day: string): CalculationResult {
  const term = termFrom(key, day)
  const unknown = fill(words.holidaysUnknown, { from: String(HOLIDAY_YEARS.from), to: String(HOLIDAY_YEARS.to) })
  return {
    name: fill(words.ends, { term: words.names[key].whole }),
    sum: withWeekday(term.ends),
    steps: stepsOf(term, day),
    note: term.holidaysKnown ? words.note : `${unknown}${words.note}`,
    remind: { id: `${key}-${term.ends}`, day: term.ends, title: fill(words.remind, { term: words.names[key].whole }) },
  }
}

export function TermCalculator({ values, onChange, onCite }: CalculatorProps) {
  const key = isTermKey(values.term) ? values.term : 'civilJudgment'
  const day = readDay(values.day)
  const area = areaOf(key)
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
          placeholder={words.pick}
          onChange={picked => onChange({ day: picked })}
        />
      </Section>
      <ResultSection
        outcome={day ? outcomeOf(key, day) : undefined}
        basis={termArticles(key).map(({ law, article }) => ({ law: laws[law], article }))}
        onCite={onCite}
      />
    </>
  )
}
