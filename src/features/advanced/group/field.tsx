import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { advancedCopy, fill } from '@/copy/advanced'
import { cleanKeyword, cleanAmount } from '@domain/query/inputs'
import { LIMITS } from '@domain/limits'
import { requireMember } from '@/actions/require-login'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import { TextBox } from '@/ui/text-box'
import { type ConditionGroup, dimensionName, nearModeOf } from '../model/form'
import { enterBoxText } from '../model/words'
import type { Dimension } from '@/libraries/library'
import type { AdvancedFormActions, OpenFormSheet } from '../use-form'
import { today } from '@/platform/today'
import { useSession } from '@/stores/session'
import { role } from '@/ui/aria'
import { DateRangeField } from '@/ui/date-range-field'
import { correctedRangeText } from '../model/conditions'

export interface DimensionFieldProps {
  dimension: Dimension
  group: ConditionGroup
  actions: AdvancedFormActions
  openSheet: OpenFormSheet
}

/** A field for a range of days. A guest is asked to log in before a day can be picked. */
function DateField({ dimension, group, actions }: DimensionFieldProps) {
  const isGuest = useSession(session => !session.token)
  const { from, to } = group
  return (
    <View className='dimension__field dimension__field--range'>
      <DateRangeField
        value={{ from, to }}
        onChange={({ from = '', to = '' }) =>
          requireMember() && actions.update(dimension, now => ({ ...now, from, to }))
        }
        label={dimensionName(dimension)}
        today={today()}
        format={dimension.lawDays ? 'lawDay' : 'day'}
      />
      {isGuest && (
        <Tap className='dimension__gate' label={dimensionName(dimension)} onTap={() => void requireMember()} />
      )}
    </View>
  )
}

function FeeField({ dimension, group, actions }: DimensionFieldProps) {
  const { fee, misread: sentence } = advancedCopy.advanced
  const name = dimensionName(dimension)
  // Shows no warning while the reader types. An incomplete end may lie before the start: 1 may become 100.
  const [isTyping, setTyping] = useState(false)
  const warning = isTyping ? undefined : correctedRangeText(dimension, group)
  const box = {
    placeholder: fee.any,
    clean: cleanAmount,
    digits: true,
    maxLength: String(LIMITS.input.amount).length,
    onBlur: () => setTyping(false),
  }
  const setEnd = (end: 'from' | 'to') => (text: string) => {
    setTyping(true)
    actions.update(dimension, now => ({ ...now, [end]: text }))
  }
  return (
    <>
      <View className='dimension__field dimension__field--range'>
        <TextBox {...box} value={group.from} label={fill(fee.from, { name })} onChange={setEnd('from')} />
        <Text className='dimension__until'>{fee.until}</Text>
        <TextBox {...box} value={group.to} label={fill(fee.to, { name })} onChange={setEnd('to')} />
      </View>
      {warning && (
        <View className='dimension__warning' {...role('status')}>
          {fill(sentence, { range: warning })}
        </View>
      )}
    </>
  )
}

export function dimensionPlaceholder(dimension: DimensionFieldProps['dimension'], group: ConditionGroup): string {
  const { advanced } = advancedCopy
  const name = dimensionName(dimension)
  if (dimension.placeholder) return dimension.placeholder
  if (dimension.kind === 'checkbox') return fill(advanced.choose, { name })
  if (dimension.suggest || dimension.maxCount === 1) return fill(advanced.named, { name })
  return nearModeOf(dimension, group.mode) ? advanced.near : advanced.words
}

export function DimensionField(props: DimensionFieldProps) {
  const { dimension } = props
  if (dimension.kind === 'dateRange') return <DateField {...props} />
  if (dimension.kind === 'feeRange') return <FeeField {...props} />
  if (dimension.kind === 'checkbox') return <OpenerField {...props} kind='options' />
  return dimension.suggest ? <OpenerField {...props} kind='suggest' /> : <WordsField {...props} />
}

function WordsField({ dimension, group, actions }: DimensionFieldProps) {
  return (
    <View className='dimension__field'>
      <TextBox
        value={group.text}
        label={dimensionName(dimension)}
        placeholder={dimensionPlaceholder(dimension, group)}
        maxLength={LIMITS.input.box}
        clean={cleanKeyword}
        onChange={text => actions.update(dimension, now => ({ ...now, text }))}
        onConfirm={text => actions.tryUpdate(dimension, now => enterBoxText(dimension, { ...now, text }))}
        onBlur={() => actions.tryUpdate(dimension, now => enterBoxText(dimension, now))}
      />
    </View>
  )
}

/** A tap area that looks like a field and opens the sheet with the choices. */
function OpenerField({ dimension, group, openSheet, kind }: DimensionFieldProps & { kind: 'options' | 'suggest' }) {
  const placeholder = dimensionPlaceholder(dimension, group)
  const open = () => openSheet({ kind, dimension })
  return (
    <View className='dimension__field'>
      <Tap
        className={`dimension__opener${group.text ? ' dimension__opener--filled' : ''}`}
        label={`${dimensionName(dimension)} ${group.text || placeholder}`}
        onTap={() => requireMember() && open()}
        sensorsName={`advanced_${kind}`}
      >
        <Text className='dimension__hint'>{group.text || placeholder}</Text>
        <Icon name={kind === 'options' ? 'chevron-down' : 'search'} size={16} />
      </Tap>
    </View>
  )
}
