import { Text, View } from '@tarojs/components'
import { LIMITS } from '@domain/limits'
import { TextBox } from '@/ui/text-box'
import type { TextFieldProps } from '@/ui/text-field/port'

const asIs = (text: string) => text

interface FieldProps extends Pick<TextFieldProps, 'value' | 'onChange' | 'secret' | 'focus'> {
  label: string
}

/** A password, with its name above it. */
export const Field = ({ label, ...field }: FieldProps) => (
  <View className='security-field'>
    <Text className='security-field__label'>{label}</Text>
    <TextBox {...field} label={label} placeholder='' maxLength={LIMITS.password.most} clean={asIs} />
  </View>
)
