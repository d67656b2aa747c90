import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import { Tap } from './tap'
import './list-item.scss'

interface ListItemProps {
  title: ReactNode
  icon?: IconName
  /** Beside the title, smaller. */
  note?: string
  /** Under the title, smaller: two lines at most. */
  under?: string
  /** At the right: a count, a kind. */
  detail?: string
  /** A key at the right end, beside what the line itself does. */
  end?: ReactNode
  /** The tap opens another screen. */
  isLink?: boolean
  /** An action instead of an entry: its icon has the accent colour. */
  action?: boolean
  onTap?: () => void
  sensorsName?: string
}

/** A line of a list, at least 44 px high. */
export function ListItem({ title, icon, note, under, detail, end, isLink, action, onTap, sensorsName }: ListItemProps) {
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
        <Tap className='list-item__tap' role={isLink ? 'link' : 'button'} onTap={onTap} sensorsName={sensorsName}>
          {content}
        </Tap>
      ) : (
        <View className='list-item__tap'>{content}</View>
      )}
      {end}
    </View>
  )
}
