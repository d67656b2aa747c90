import { Text, View } from '@tarojs/components'
import { advancedCopy, fill } from '@/copy/advanced'
import { cleanKeyword } from '@domain/query/inputs'
import { LIMITS } from '@domain/limits'
import { requireMember } from '@/actions/require-login'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import { TextBox } from '@/ui/text-box'
import { type Group, nameOf } from '../model/form'
import { nearOf } from '../model/modes'
import { enter } from '../model/words'
import type { GroupProps } from './props'
import { DateField, FeeField } from './range-fields'

export function placeholderOf(dimension: GroupProps['dimension'], group: Group): string {
  const { advanced } = advancedCopy
  const name = nameOf(dimension)
  if (dimension.placeholder) return dimension.placeholder
  if (dimension.kind === 'checkbox') return fill(advanced.choose, { name })
  if (dimension.suggest || dimension.maxCount === 1) return fill(advanced.named, { name })
  return nearOf(dimension, group.mode) ? advanced.near : advanced.words
}

export function GroupField(props: GroupProps) {
  const { dimension } = props
  if (dimension.kind === 'dateRange') return <DateField {...props} />
  if (dimension.kind === 'feeRange') return <FeeField {...props} />
  if (dimension.kind === 'checkbox') return <Opener {...props} kind='options' />
  return dimension.suggest ? <Opener {...props} kind='suggest' /> : <WordsField {...props} />
}

function WordsField({ dimension, group, actions }: GroupProps) {
  return (
    <View className='dimension__field'>
      <TextBox
        value={group.text}
        label={nameOf(dimension)}
        placeholder={placeholderOf(dimension, group)}
        maxLength={LIMITS.input.box}
        clean={cleanKeyword}
        onChange={text => actions.update(dimension, now => ({ ...now, text }))}
        onConfirm={text => actions.take(dimension, now => enter(dimension, { ...now, text }))}
        onBlur={() => actions.take(dimension, now => enter(dimension, now))}
      />
    </View>
  )
}

/** Looks like a field and opens the screen or sheet where one chooses. */
function Opener({ dimension, group, openSheet, kind }: GroupProps & { kind: 'options' | 'suggest' }) {
  const placeholder = placeholderOf(dimension, group)
  const open = () => openSheet({ kind, dimension })
  return (
    <View className='dimension__field'>
      <Tap
        className={`dimension__opener${group.text ? ' dimension__opener--filled' : ''}`}
        label={`${nameOf(dimension)} ${group.text || placeholder}`}
        onTap={() => requireMember() && open()}
        sensorsName={`advanced_${kind}`}
      >
        <Text className='dimension__hint'>{group.text || placeholder}</Text>
        <Icon name={kind === 'options' ? 'chevron-down' : 'search'} size={16} />
      </Tap>
    </View>
  )
}
