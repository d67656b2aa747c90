import { Text, View } from '@tarojs/components'
import { Icon } from '../icon'
import './index.scss'

/** The mark before the status of a law. The text beside it names the status, so colour is never the only sign. */
export type StatusShape = 'in-force' | 'amended' | 'partly' | 'pending' | 'repealed' | 'draft'

/** A label below a title: a rank, a locked document, a status, or a plain type. Dots separate plain types. */
export type Label =
  | { kind: 'rank'; text: string }
  | { kind: 'locked'; text: string }
  | { kind: 'status'; text: string; shape: StatusShape }
  | { kind: 'type'; text: string }

/** Shows a rank as a soft gold tag, or a locked document as a grey tag with a lock. */
export function Tag({ text, locked }: { text: string; locked?: boolean }) {
  return (
    <View className={`tag${locked ? ' tag--locked' : ''}`}>
      {locked && <Icon name='lock' size={12} />}
      <Text>{text}</Text>
    </View>
  )
}

export function StatusMark({ shape, text }: { shape: StatusShape; text: string }) {
  return <Text className={`status status--${shape}`}>{text}</Text>
}

/** Shows one character in a red square, to mark new entries. */
export function NewMark({ text }: { text: string }) {
  return <Text className='new-mark'>{text}</Text>
}

/** Shows a row of labels. Neighbouring plain types have a dot between them. */
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
  if (label.kind === 'status') return <StatusMark shape={label.shape} text={label.text} />
  if (label.kind === 'type') return <Text className='label'>{label.text}</Text>
  return <Tag text={label.text} locked={label.kind === 'locked'} />
}
