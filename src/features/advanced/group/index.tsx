import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { advancedCopy, fill } from '@/copy/advanced'
import type { Dimension } from '@/libraries/library'
import { role } from '@/ui/aria'
import { IconButton } from '@/ui/icon-button'
import { nameOf } from '../model/form'
import { GroupChips } from './chips'
import { GroupField } from './field'
import type { GroupProps } from './props'
import { Selectors } from './selectors'
import './index.scss'

const isRange = ({ kind }: Dimension) => kind === 'dateRange' || kind === 'feeRange'

/** One dimension of the form: its name and modes, a field, and what was entered. */
export const GroupBlock = memo(function GroupBlock(props: GroupProps) {
  const { dimension, group, actions } = props
  const { conditions } = group
  const name = nameOf(dimension)
  const counted = !isRange(dimension) && conditions.length > 0
  return (
    <View className='dimension' {...role('group')} aria-label={name}>
      <View className='dimension__head'>
        <Text className='dimension__name' {...role('heading')} aria-level={2}>
          {name}
        </Text>
        {counted && <Count count={conditions.length} max={dimension.maxCount} />}
        {dimension.kind === 'feeRange' && <Text className='dimension__note'>{advancedCopy.advanced.fee.unit}</Text>}
        <View className='dimension__keys'>
          <Selectors {...props} />
          {!dimension.initial && (
            <IconButton
              className='dimension__drop'
              icon='x'
              size={16}
              label={fill(advancedCopy.advanced.drop, { name })}
              onTap={() => actions.drop(dimension)}
              sensorsName='advanced_drop_dimension'
            />
          )}
        </View>
      </View>
      <GroupField {...props} />
      {!isRange(dimension) && conditions.length > 0 && (
        <GroupChips dimension={dimension} group={group} actions={actions} />
      )}
    </View>
  )
})

function Count({ count, max }: { count: number; max: number }) {
  return (
    <View className='dimension__note' {...role('img')} aria-label={fill(advancedCopy.advanced.count, { count, max })}>
      {`${count}/${max}`}
    </View>
  )
}
