import { Text, View } from '@tarojs/components'
import { copy } from '@/copy'
import { useElderMode } from '@/stores/elder'
import { Icon, type IconName } from '@/ui/icon'
import { Switch } from '@/ui/switch'
import './elder-switch.scss'

/** The switch for 长辈模式 (elder mode), in the reading settings and on the account page. */
export function ElderSwitch({ icon }: { icon?: IconName }) {
  const { on, choose } = useElderMode()
  const { title, note } = copy.elder
  return (
    <View className='elder-switch'>
      {icon && <Icon name={icon} className='elder-switch__icon' />}
      <View className='elder-switch__words'>
        <Text className='elder-switch__title'>{title}</Text>
        <Text className='elder-switch__note'>{note}</Text>
      </View>
      <Switch label={title} checked={on} onChange={choose} sensorsName='elder_mode' />
    </View>
  )
}
