import { LIMITS } from '@domain/limits'
import { FormField } from '@/ui/form-field'
import { TextBox } from '@/ui/text-box'
import type { TextFieldProps } from '@/ui/text-field/port'

const asIs = (text: string) => text

interface FieldProps extends Pick<TextFieldProps, 'value' | 'onChange' | 'secret' | 'focus'> {
  label: string
}

/** A password, with its name above it. */
export const Field = ({ label, ...field }: FieldProps) => (
  <FormField label={label}>
    <TextBox {...field} label={label} placeholder='' maxLength={LIMITS.password.most} clean={asIs} />
  </FormField>
)
