/** Replaces '@tarojs/components' by the app's elements without ids. Ids are needed only after the app has started. */
import { createElement, type ReactNode } from 'react'

interface ElementProps {
  id?: string
  href?: string
  className?: string
  children?: ReactNode
}

export const View = ({ href, ...props }: ElementProps) =>
  href ? <a href={href} {...props} id={undefined} /> : <div {...props} id={undefined} />

export const Text = (props: ElementProps) => <span {...props} id={undefined} />

interface FieldProps {
  className?: string
  value?: string
  placeholder?: string
}

export const Input = ({ className, value, placeholder }: FieldProps) =>
  createElement(
    'taro-input-core',
    { class: className },
    <input className='weui-input' readOnly value={value ?? ''} placeholder={placeholder} />,
  )
export const Textarea = Input
export const Image = () => null
export const Picker = View
export const Button = View
export const Canvas = View
