import { Text, View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { advancedCopy } from '@/copy/advanced'
import { cleanGap } from '@domain/query/inputs'
import { LIMITS } from '@domain/limits'
import { ActionBar } from '@/ui/action-bar'
import { Sheet } from '@/ui/sheet'
import { TextBox } from '@/ui/text-box'
import { dimensionName, type ConditionGroup, DEFAULT_GAP, modeCodesOf, nearModeOf, setMode } from '../model/form'
import { radioGroupProps, radioPropsByKey } from '@/ui/aria/radios'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import type { Dimension } from '@/libraries/library'
import type { AdvancedFormActions } from '../use-form'
import './index.scss'

export interface DimensionSheetProps {
  open: boolean
  onClose: () => void
  dimension: Dimension
  group: ConditionGroup
  actions: AdvancedFormActions
}

interface RadioListProps {
  label: string
  choices: Array<{ key: string; label: string; hint: string }>
  chosen: string
  onChoose: (key: string) => void
  /** Returns a node at the right of a choice. A tap on it does not choose. */
  trailing?: (key: string) => ReactNode
}

/** Shows a list of radio buttons with hints. */
export function RadioList({ label, choices, chosen, onChoose, trailing }: RadioListProps) {
  const radio = radioPropsByKey(
    choices.map(({ key }) => key),
    chosen,
  )
  return (
    <View className='radio-list' {...radioGroupProps(label)}>
      {choices.map(choice => {
        const on = choice.key === chosen
        return (
          <View key={choice.key} className={`radio-list__line${on ? ' radio-list__line--on' : ''}`}>
            <Tap className='radio-list__choice' {...radio(choice.key)} onTap={() => onChoose(choice.key)}>
              <View className='radio-list__label'>{choice.label}</View>
              <View className='radio-list__hint'>{choice.hint}</View>
            </Tap>
            {trailing?.(choice.key)}
            {on && <Icon name='check' />}
          </View>
        )
      })}
    </View>
  )
}

/** Lets the reader choose the proximity of words or the side of the party. */
export function ModeSheet({ open, onClose, dimension, group, actions }: DimensionSheetProps) {
  const [mode, selectMode] = useState(group.mode)
  const [gap, setGap] = useState(group.gap || String(DEFAULT_GAP))
  const { modes, gap: words } = advancedCopy.advanced
  const texts: readonly { label: string; hint: string }[] = dimension.modes ? modes[dimension.modes] : []
  const choices = modeCodesOf(dimension).map(code => ({
    key: String(code),
    ...(texts[code] ?? { label: '', hint: '' }),
  }))
  const gapMode = modeCodesOf(dimension).find(code => nearModeOf(dimension, code) === 'gap')

  const confirm = () => {
    actions.update(dimension, now => setMode(dimension, now, mode, gap))
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={modes.title}
      note={dimensionName(dimension)}
      actions={
        <ActionBar
          main={{ label: advancedCopy.action.confirm, onTap: confirm, sensorsName: 'advanced_mode_confirm' }}
        />
      }
    >
      <RadioList
        label={modes.title}
        choices={choices}
        chosen={String(mode)}
        onChoose={key => selectMode(Number(key))}
        trailing={key =>
          Number(key) === gapMode && (
            <View className='gap-box'>
              <TextBox
                value={gap}
                label={words.label}
                placeholder={String(DEFAULT_GAP)}
                clean={cleanGap}
                digits
                maxLength={String(LIMITS.input.gap).length}
                onChange={text => {
                  setGap(text)
                  selectMode(gapMode)
                }}
              />
              <Text className='gap-box__unit'>{words.unit}</Text>
            </View>
          )
        }
      />
    </Sheet>
  )
}
