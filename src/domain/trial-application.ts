/** What an application for a trial must say, on every form and in the service. */
import { phoneNumber } from './phone-number'
import { withoutControls } from './text/controls'

export const TRIAL_FIELDS = ['name', 'phone', 'firm'] as const
export type TrialField = (typeof TRIAL_FIELDS)[number]

/** Characters of a field at most, as it is typed. */
export const TRIAL_LENGTHS: Record<TrialField, number> = { name: 40, phone: 24, firm: 80 }

export type TrialValues = Record<TrialField, string>

const isText = (field: TrialField, value: string) =>
  value !== '' && withoutControls(value) === value && value.length <= TRIAL_LENGTHS[field]

/** The fields that will not do, in their order. */
export const wrongFields = (values: TrialValues): TrialField[] =>
  TRIAL_FIELDS.filter(field => (field === 'phone' ? !phoneNumber(values.phone) : !isText(field, values[field])))

export const trimmedValues = ({ name, phone, firm }: TrialValues): TrialValues => ({
  name: name.trim(),
  phone: phoneNumber(phone) ?? phone.trim(),
  firm: firm.trim(),
})

/** Where an applicant comes from, as a link says it: anybody's words. */
export const trialOrigin = (
  link: Partial<Record<'source' | 'codetype' | 'trycode' | 'gdt_vid' | 'unionId', string>>,
) => ({
  source: withoutControls(link.source ?? ''),
  codetype: withoutControls(link.codetype ?? ''),
  trycode: withoutControls(link.trycode ?? ''),
  gdtVid: withoutControls(link.gdt_vid ?? ''),
  unionId: withoutControls(link.unionId ?? ''),
})
