import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import { Tap } from './tap'
import './list-item.scss'

interface ListItemProps {
  title: ReactNode
  icon?: IconName
  /** A smaller text next to the title. */
  note?: string
  /** A smaller text below the title, two lines at most. */
  under?: string
  /** A text at the right end, such as a count. */
  detail?: string
  /** A button at the right end of the item, which takes its own taps. */
  end?: ReactNode
  /** Whether a tap opens another screen. */
  isLink?: boolean
  /** Styles the item as an action: its icon has the accent colour. */
  action?: boolean
  /**
   * Whether the item is selected. With this prop the item is a checkbox, because screen readers cannot announce its
   * icon.
   */
  checked?: boolean
  onTap?: () => void
  sensorsName?: string
}

/** Shows one item of a list, at least 44 px high. */
export function ListItem(props: ListItemProps) {
  const { title, icon, note, under, detail, end, isLink, action, checked, onTap, sensorsName } = props
  const role = checked === undefined ? (isLink ? 'link' : 'button') : 'checkbox'
  const content = (
    <>
      {icon && <Icon name={icon} className='list-item__icon' />}
      <View className='list-item__title'>
        {title}
        {note && <View className='list-item__note'>{` ${note}`}</View>}
        {under && <View className='list-item__under'>{under}</View>}
      </View>
      {detail && <Text className='list-item__detail'>{detail}</Text>}
      {isLink && <Icon name='chevron-right' size={16} className='list-item__chevron' />}
    </>
  )
  return (
    <View
      className={`list-item${action ? ' list-item--action' : ''}${end ? ' list-item--ended' : ''}${under ? ' list-item--two' : ''}`}
    >
      {onTap ? (
        <Tap className='list-item__tap' role={role} checked={checked} onTap={onTap} sensorsName={sensorsName}>
          {content}
        </Tap>
      ) : (
        <View className='list-item__tap'>{content}</View>
      )}
      {end}
    </View>
  )
}
