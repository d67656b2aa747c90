/** Validates trial applications, on every form and in the service. */
import { phoneNumber } from './phone-number'
import { withoutControls } from './text/controls'

export const TRIAL_APPLICATION_FIELDS = ['name', 'phone', 'firm'] as const
export type TrialApplicationField = (typeof TRIAL_APPLICATION_FIELDS)[number]

/** Maximum characters of a field, as typed. */
export const TRIAL_LENGTHS: Record<TrialApplicationField, number> = { name: 40, phone: 24, firm: 80 }

export type TrialValues = Record<TrialApplicationField, string>

const isText = (field: TrialApplicationField, value: string) =>
  value !== '' && withoutControls(value) === value && value.length <= TRIAL_LENGTHS[field]

/** The invalid fields, in order. */
export const wrongFields = (values: TrialValues): TrialApplicationField[] =>
  TRIAL_APPLICATION_FIELDS.filter(field =>
    field === 'phone' ? !phoneNumber(values.phone) : !isText(field, values[field]),
  )

export const trimmedValues = ({ name, phone, firm }: TrialValues): TrialValues => ({
  name: name.trim(),
  phone: phoneNumber(phone) ?? phone.trim(),
  firm: firm.trim(),
})

/** The origin of an applicant from a link. The values are untrusted. */
export const trialOrigin = (
  link: Partial<Record<'source' | 'codetype' | 'trycode' | 'gdt_vid' | 'unionId', string>>,
) => ({
  source: withoutControls(link.source ?? ''),
  codetype: withoutControls(link.codetype ?? ''),
  trycode: withoutControls(link.trycode ?? ''),
  gdtVid: withoutControls(link.gdt_vid ?? ''),
  unionId: withoutControls(link.unionId ?? ''),
})
