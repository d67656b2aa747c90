import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { advancedCopy, fill } from '@/copy/advanced'
import type { Dimension } from '@/libraries/library'
import { role } from '@/ui/aria'
import { IconButton } from '@/ui/icon-button'
import {
  dimensionName,
  type ConditionGroup,
  isExclusion,
  modeCodeOf,
  nearModeOf,
  presidingJudgesOf,
} from '../model/form'
import type { Condition } from '@domain/query/condition'
import { readExclusion } from '@domain/query/keywords'
import { displayLabel } from '@domain/query/labels'
import { Chip, Chips } from '@/ui/chip'
import { removeCondition } from '../model/words'
import { DimensionField, type DimensionFieldProps } from './field'
import { requireMember } from '@/actions/require-login'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import type { FormSheet } from '../use-form'
import './index.scss'

function modeLabel({ modes, ...dimension }: DimensionFieldProps['dimension'], { mode, gap }: ConditionGroup) {
  const label = modes ? (advancedCopy.advanced.modes[modes][mode]?.label ?? '') : ''
  return nearModeOf({ modes, ...dimension }, mode) === 'gap' ? fill(advancedCopy.advanced.gap.value, { gap }) : label
}

/**
 * The selectors of a dimension: presiding judge, all or any, and the mode. The mode is the proximity, or the side of a
 * party.
 */
function Selectors({ dimension, group, openSheet }: DimensionFieldProps) {
  const { anyOrAll, modes, presiding } = dimension
  const { advanced } = advancedCopy
  const judges = presidingJudgesOf(group)
  const selector = (kind: Exclude<FormSheet['kind'], 'dimensions'>, title: string, value: string) => (
    <Tap
      className='dimension__mode'
      label={`${dimensionName(dimension)} ${title} ${value}`}
      onTap={() => requireMember() && openSheet({ kind, dimension })}
      sensorsName={`advanced_${kind}`}
    >
      <Text>{value}</Text>
      <Icon name='chevron-down' size={16} />
    </Tap>
  )
  return (
    <>
      {presiding &&
        group.conditions.length > 0 &&
        selector(
          'presiding',
          advanced.presiding.title,
          judges.length ? `${advanced.presiding.title} ${judges.length}` : advanced.presiding.any,
        )}
      {anyOrAll &&
        group.conditions.length > 0 &&
        selector('anyOrAll', advanced.anyOrAll.title, advanced.anyOrAll.choices[group.any ? 1 : 0].label)}
      {modes && selector('mode', advanced.modes.title, modeLabel(dimension, group))}
    </>
  )
}

/**
 * Returns a label for an exclusion, for a presiding judge, or for a mode other than the group's. Returns `undefined`
 * for other conditions.
 */
function noteOf(dimension: Dimension, group: ConditionGroup, condition: Condition): string | undefined {
  if (isExclusion(condition)) return advancedCopy.advanced.excluding
  if (condition.isJudge) return advancedCopy.advanced.presiding.title
  const mode = modeCodeOf(dimension, condition)
  return dimension.modes && mode !== group.mode ? advancedCopy.advanced.modes[dimension.modes][mode]?.label : undefined
}

const textOf = (condition: Condition) =>
  isExclusion(condition) ? readExclusion(condition.value.trim()).word : displayLabel(condition).text

function GroupChips({ dimension, group, actions }: Omit<DimensionFieldProps, 'openSheet'>) {
  return (
    <View className='dimension__chips'>
      <Chips>
        {group.conditions.map((condition, at) => (
          <Chip
            key={`${at} ${condition.value}`}
            name={noteOf(dimension, group, condition)}
            value={textOf(condition)}
            excluding={isExclusion(condition)}
            onRemove={() => actions.update(dimension, now => removeCondition(now, at))}
            sensorsName='advanced_remove_condition'
          />
        ))}
      </Chips>
    </View>
  )
}

const isRange = ({ kind }: Dimension) => kind === 'dateRange' || kind === 'feeRange'

/** Shows one dimension of the form: name, selectors, field, conditions. */
export const DimensionBlock = memo(function DimensionBlock(props: DimensionFieldProps) {
  const { dimension, group, actions } = props
  const { conditions } = group
  const name = dimensionName(dimension)
  const isCounted = !isRange(dimension) && conditions.length > 0
  return (
    <View className='dimension' {...role('group')} aria-label={name}>
      <View className='dimension__head'>
        <Text className='dimension__name' {...role('heading')} aria-level={2}>
          {name}
        </Text>
        {isCounted && <Count count={conditions.length} max={dimension.maxCount} />}
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
      <DimensionField {...props} />
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
