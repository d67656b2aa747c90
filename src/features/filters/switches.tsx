import { Text, View } from '@tarojs/components'
import { formatCount } from '@/domain/amounts'
import type { SwitchFilter } from '@/libraries/library'
import { blocked, refusedChoice } from '@/stores/allowance'
import { Switch } from '@/ui/switch'
import { countLabel } from './choices'
import { isOn, turn } from './draft'
import type { DrawerGroupsProps } from './drawer-props'

/** A switch stands where something has what it asks for. */
export function Switches({
  library,
  switches,
  facets,
  draft,
  onDraft,
}: DrawerGroupsProps & { switches: SwitchFilter[] }) {
  const counted = switches.map(control => ({
    control,
    on: isOn(draft, control),
    count: facets[control.key]?.find(({ value }) => value === control.value)?.count ?? 0,
  }))
  const useful = counted.filter(({ on, count }) => on || count > 0)
  if (!useful.length) return null
  return (
    <View className='filter-group filter-group--switches'>
      {useful.map(({ control, on, count }) => (
        <View key={control.value} className='filter-group__switch'>
          <Text>{control.label}</Text>
          <Text className='filter-group__count'>{formatCount(count)}</Text>
          <Switch
            label={`${control.label} ${countLabel(count)}`}
            checked={on}
            onChange={wish => {
              const { dimension } = control
              if (blocked() || (wish && refusedChoice({ dimension, secondLevel: false }, library.membersOnly))) return
              onDraft(turn(draft, control, wish))
            }}
          />
        </View>
      ))}
    </View>
  )
}
