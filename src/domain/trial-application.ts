/** What an application for a trial must say, on every form and in the service. */
import { phoneNumber } from './phone-number'

export const TRIAL_FIELDS = ['name', 'phone', 'firm'] as const
export type TrialField = (typeof TRIAL_FIELDS)[number]

/** Characters of a field at most, as it is typed. */
export const TRIAL_LENGTHS: Record<TrialField, number> = { name: 40, phone: 24, firm: 80 }

export type TrialValues = Record<TrialField, string>

const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}]+$/u

const isText = (field: TrialField, value: string) => PLAIN_TEXT.test(value) && value.length <= TRIAL_LENGTHS[field]

/** The fields that will not do, in their order. */
export const wrongFields = (values: TrialValues): TrialField[] =>
  TRIAL_FIELDS.filter(field => (field === 'phone' ? !phoneNumber(values.phone) : !isText(field, values[field])))

export const trimmed = ({ name, phone, firm }: TrialValues): TrialValues => ({
  name: name.trim(),
  phone: phoneNumber(phone) ?? phone.trim(),
  firm: firm.trim(),
})
