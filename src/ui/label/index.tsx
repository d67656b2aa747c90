import { Text, View } from '@tarojs/components'
import { Icon } from '../icon'
import './index.scss'

/** In force · changed · in part no longer in force · not yet · repealed · only a draft: six shapes, so colour is never the only sign. */
export type StatusShape = 'in-force' | 'amended' | 'partly' | 'pending' | 'repealed' | 'draft'

/** What stands under a title: a rank, a status, or plain types with dots between. */
export type Label =
  | { kind: 'rank'; text: string }
  | { kind: 'locked'; text: string }
  | { kind: 'status'; text: string; shape: StatusShape }
  | { kind: 'type'; text: string }

/** A rank is a soft tag of gold, a locked document a grey one with a lock. */
export function Tag({ text, locked }: { text: string; locked?: boolean }) {
  return (
    <View className={`tag${locked ? ' tag--locked' : ''}`}>
      {locked && <Icon name='lock' size={12} />}
      <Text>{text}</Text>
    </View>
  )
}

export function Status({ shape, text }: { shape: StatusShape; text: string }) {
  return <Text className={`status status--${shape}`}>{text}</Text>
}

/** The seal-red square: one character. */
export function NewMark({ text }: { text: string }) {
  return <Text className='new-mark'>{text}</Text>
}

/** A row of labels; types that follow each other have a dot between them. */
export function Labels({ labels }: { labels: Label[] }) {
  return (
    <View className='labels'>
      {labels.map((label, at) => (
        <LabelItem key={at} label={label} />
      ))}
    </View>
  )
}

function LabelItem({ label }: { label: Label }) {
  if (label.kind === 'status') return <Status shape={label.shape} text={label.text} />
  if (label.kind === 'type') return <Text className='label'>{label.text}</Text>
  return <Tag text={label.text} locked={label.kind === 'locked'} />
}
