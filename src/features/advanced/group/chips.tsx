import { View } from '@tarojs/components'
import { advancedCopy } from '@/copy/advanced'
import type { Condition } from '@domain/query/condition'
import { readExclusion } from '@domain/query/keywords'
import { saidOf } from '@domain/query/labels'
import type { Dimension } from '@/libraries/library'
import { Chip, Chips } from '@/ui/chip'
import { type Group, isExcluding } from '../model/form'
import { modeOf } from '../model/modes'
import { remove } from '../model/words'
import type { GroupProps } from './props'

/** What the head of the group does not say of it. */
function noteOf(dimension: Dimension, group: Group, condition: Condition): string | undefined {
  if (isExcluding(condition)) return advancedCopy.advanced.excluding
  if (condition.isJudge) return advancedCopy.advanced.presiding.title
  const mode = modeOf(dimension, condition)
  return dimension.modes && mode !== group.mode ? advancedCopy.advanced.modes[dimension.modes][mode]?.label : undefined
}

const textOf = (condition: Condition) =>
  isExcluding(condition) ? readExclusion(condition.value.trim()).word : saidOf(condition).text

export function GroupChips({ dimension, group, actions }: Omit<GroupProps, 'openSheet'>) {
  return (
    <View className='dimension__chips'>
      <Chips>
        {group.conditions.map((condition, at) => (
          <Chip
            key={`${at} ${condition.value}`}
            name={noteOf(dimension, group, condition)}
            value={textOf(condition)}
            excluding={isExcluding(condition)}
            onRemove={() => actions.update(dimension, now => remove(now, at))}
            sensorsName='advanced_remove_condition'
          />
        ))}
      </Chips>
    </View>
  )
}
