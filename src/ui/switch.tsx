import { View } from '@tarojs/components'
import { haptic } from '@/platform/haptic'
import { Tap } from './tap'
import './switch.scss'

interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  label: string
  disabled?: boolean
  sensorsName?: string
}

export function Switch({ checked, onChange, label, disabled, sensorsName }: SwitchProps) {
  return (
    <Tap
      role='switch'
      className={`switch${checked ? ' switch--on' : ''}${disabled ? ' switch--off' : ''}`}
      label={label}
      checked={checked}
      disabled={disabled}
      onTap={() => {
        haptic.light()
        onChange(!checked)
      }}
      sensorsName={sensorsName}
    >
      <View className='switch__track' />
    </Tap>
  )
}
