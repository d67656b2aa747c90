import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { advancedCopy, fill } from '@/copy/advanced'
import { cleanFee } from '@domain/query/inputs'
import { LIMITS } from '@domain/limits'
import { requireMember } from '@/actions/require-login'
import { today } from '@/platform/today'
import { useSession } from '@/stores/session'
import { role } from '@/ui/aria'
import { DateRangeField } from '@/ui/date-range-field'
import { Tap } from '@/ui/tap'
import { TextBox } from '@/ui/text-box'
import { nameOf } from '../model/form'
import { misread } from '../model/ranges'
import type { GroupProps } from './props'

/** A guest's tap asks for a login before a day is picked in vain. */
export function DateField({ dimension, group, actions }: GroupProps) {
  const isGuest = useSession(session => !session.token)
  const { from, to } = group
  return (
    <View className='dimension__field dimension__field--range'>
      <DateRangeField
        value={{ from, to }}
        onChange={({ from = '', to = '' }) =>
          requireMember() && actions.update(dimension, now => ({ ...now, from, to }))
        }
        label={nameOf(dimension)}
        today={today()}
        format={dimension.lawDays ? 'lawDay' : 'day'}
      />
      {isGuest && <Tap className='dimension__gate' label={nameOf(dimension)} onTap={() => void requireMember()} />}
    </View>
  )
}

export function FeeField({ dimension, group, actions }: GroupProps) {
  const { fee, misread: sentence } = advancedCopy.advanced
  const name = nameOf(dimension)
  // 1 on the way to 100 is no end yet.
  const [typing, setTyping] = useState(false)
  const warning = typing ? undefined : misread(dimension, group)
  const box = {
    placeholder: fee.any,
    clean: cleanFee,
    digits: true,
    maxLength: String(LIMITS.input.fee).length,
    onBlur: () => setTyping(false),
  }
  const put = (end: 'from' | 'to') => (text: string) => {
    setTyping(true)
    actions.update(dimension, now => ({ ...now, [end]: text }))
  }
  return (
    <>
      <View className='dimension__field dimension__field--range'>
        <TextBox {...box} value={group.from} label={fill(fee.from, { name })} onChange={put('from')} />
        <Text className='dimension__until'>{fee.until}</Text>
        <TextBox {...box} value={group.to} label={fill(fee.to, { name })} onChange={put('to')} />
      </View>
      {warning && (
        <View className='dimension__warning' {...role('status')}>
          {fill(sentence, { range: warning })}
        </View>
      )}
    </>
  )
}
