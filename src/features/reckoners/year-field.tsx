/** How many days a year of interest has: a court's, or a bank's. */
import { reckonersCopy } from '@/copy/reckoners'
import { Segmented } from '@/ui/segmented'
import { Field } from './fields'

const { year: label, years } = reckonersCopy.reckoners.interest

const YEARS = (['365', '360'] as const).map(key => ({ key, label: years[key] }))

export function YearField({ value, onChange }: { value: string | undefined; onChange: (year: string) => void }) {
  return (
    <Field label={label}>
      <Segmented choices={YEARS} active={value === '360' ? value : '365'} onChange={onChange} label={label} />
    </Field>
  )
}
