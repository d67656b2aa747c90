import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { role } from '@/ui/aria'
import { arrowKeys } from '@/ui/aria/arrow-keys'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import './index.scss'

interface RadioListProps {
  label: string
  choices: Array<{ key: string; label: string; hint: string }>
  chosen: string
  onChoose: (key: string) => void
  /** Stands at the right of a line, beside what can be tapped. */
  aside?: (key: string) => ReactNode
}

/** Lines of which one is chosen, each with what it means. */
export function RadioList({ label, choices, chosen, onChoose, aside }: RadioListProps) {
  return (
    <View className='radio-list' {...role('radiogroup')} aria-label={label} {...arrowKeys()}>
      {choices.map(choice => {
        const on = choice.key === chosen
        return (
          <View key={choice.key} className={`radio-list__line${on ? ' radio-list__line--on' : ''}`}>
            <Tap
              role='radio'
              className='radio-list__choice'
              checked={on}
              focusable={on}
              onTap={() => onChoose(choice.key)}
            >
              <View className='radio-list__label'>{choice.label}</View>
              <View className='radio-list__hint'>{choice.hint}</View>
            </Tap>
            {aside?.(choice.key)}
            {on && <Icon name='check' />}
          </View>
        )
      })}
    </View>
  )
}
