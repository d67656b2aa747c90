import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { role } from './aria'
import './form-field.scss'

interface FormFieldProps {
  label: string
  id?: string
  /** What is wrong with it, in words. */
  problem?: string
  children: ReactNode
}

/** A field of a form with its name above, and what is wrong with it below. */
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
