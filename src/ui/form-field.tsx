import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { role } from './aria'
import './form-field.scss'

interface FormFieldProps {
  label: string
  id?: string
  /** The error message of the field. */
  problem?: string
  children: ReactNode
}

/** Shows a form field with its name above and its error message below. */
export function FormField({ label, id, problem, children }: FormFieldProps) {
  return (
    <View className='form-field' id={id}>
      <Text className='form-field__label'>{label}</Text>
      {children}
      {problem && (
        <View className='form-field__problem' {...role('alert')}>
          {problem}
        </View>
      )}
    </View>
  )
}
