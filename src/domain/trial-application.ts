/** Validates the application for a product trial. All forms and the service share these rules. */
import { withoutControls } from './text/controls'

/** Matches a phone number of mainland China, without spaces and dashes. */
const PHONE = /^(?:(?:\+?86)?(1[3-9]\d{9})|(0\d{9,11}))$/

export function phoneNumber(typed: string): string | undefined {
  const [, mobile, fixed] = PHONE.exec(typed.normalize('NFKC').replace(/[\s-]/g, '')) ?? []
  return mobile ?? fixed
}

export const TRIAL_APPLICATION_FIELDS = ['name', 'phone', 'firm'] as const
export type TrialApplicationField = (typeof TRIAL_APPLICATION_FIELDS)[number]

/** The maximum length of each field in characters. */
export const TRIAL_LENGTHS: Record<TrialApplicationField, number> = { name: 40, phone: 24, firm: 80 }

type TrialValues = Record<TrialApplicationField, string>

const isText = (field: TrialApplicationField, value: string) =>
  value !== '' && withoutControls(value) === value && value.length <= TRIAL_LENGTHS[field]

/** Returns the invalid fields in their display sequence. The values must be trimmed. */
export const wrongTrialFields = (values: TrialValues): TrialApplicationField[] =>
  TRIAL_APPLICATION_FIELDS.filter(field =>
    field === 'phone' ? !phoneNumber(values.phone) : !isText(field, values[field]),
  )

export const trimmedTrialValues = ({ name, phone, firm }: TrialValues): TrialValues => ({
  name: name.trim(),
  phone: phoneNumber(phone) ?? phone.trim(),
  firm: firm.trim(),
})

/**
 * Returns the origin of the applicant from the parameters of a link. They are untrusted, so control characters are
 * removed.
 */
export const trialApplicationSource = (
  link: Partial<Record<'source' | 'codetype' | 'trycode' | 'gdt_vid' | 'unionId', string>>,
) => ({
  source: withoutControls(link.source ?? ''),
  codetype: withoutControls(link.codetype ?? ''),
  trycode: withoutControls(link.trycode ?? ''),
  gdtVid: withoutControls(link.gdt_vid ?? ''),
  unionId: withoutControls(link.unionId ?? ''),
})
