import { Text, View } from '@tarojs/components'
import type { SwitchFilter } from '@/libraries/library'
import { requireLogin, requireMemberFor } from '@/actions/require-login'
import { Switch } from '@/ui/switch'
import { countLabel, counted } from './choices'
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
  const controls = switches.map(control => {
    const choice = facets[control.key]?.find(({ value }) => value === control.value)
    return { control, on: isOn(draft, control), count: choice ? choice.count : 0 }
  })
  const useful = controls.filter(({ on, count }) => on || count !== 0)
  if (!useful.length) return null
  return (
    <View className='filter-group filter-group--switches'>
      {useful.map(({ control, on, count }) => (
        <View key={control.value} className='filter-group__switch'>
          <Text>{control.label}</Text>
          <Text className='filter-group__count'>{counted(count)}</Text>
          <Switch
            label={`${control.label} ${countLabel(count)}`}
            checked={on}
            onChange={wish => {
              const { dimension } = control
              if (
                !requireLogin() ||
                (wish && !requireMemberFor({ dimension, secondLevel: false }, library.membersOnly))
              )
                return
              onDraft(turn(draft, control, wish))
            }}
          />
        </View>
      ))}
    </View>
  )
}
