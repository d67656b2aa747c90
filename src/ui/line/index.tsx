import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon'
import { Tap } from '../tap'
import './index.scss'

interface LineProps {
  title: ReactNode
  icon?: IconName
  /** Beside the title, smaller. */
  note?: string
  /** At the right: a count, a kind. */
  detail?: string
  /** A key at the right end, beside what the line itself does. */
  end?: ReactNode
  /** Its tap leads to another screen. */
  leads?: boolean
  /** An action rather than an entry: the icon takes the accent. */
  action?: boolean
  onTap?: () => void
  sensorsName?: string
}

/** A line of a list, 44 px high or as high as its words need. */
export function Line({ title, icon, note, detail, end, leads, action, onTap, sensorsName }: LineProps) {
  const content = (
    <>
      {icon && <Icon name={icon} className='line__icon' />}
      <View className='line__title'>
        {title}
        {note && <View className='line__note'>{` ${note}`}</View>}
      </View>
      {detail && <Text className='line__detail'>{detail}</Text>}
      {leads && <Icon name='chevron-right' size={16} className='line__chevron' />}
    </>
  )
  return (
    <View className={`line${action ? ' line--action' : ''}${end ? ' line--ended' : ''}`}>
      {onTap ? (
        <Tap className='line__tap' role={leads ? 'link' : 'button'} onTap={onTap} sensorsName={sensorsName}>
          {content}
        </Tap>
      ) : (
        <View className='line__tap'>{content}</View>
      )}
      {end}
    </View>
  )
}
