import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { role } from './aria'
import { Button } from './button'
import { Illustration, type IllustrationName } from './drawing'
import './state.scss'

export type StateKind = 'empty' | 'error' | 'offline' | 'no-permission' | 'not-found' | 'gate' | 'not-public'

export interface StateAction {
  label: string
  onTap: () => void
  busy?: boolean
  sensorsName?: string
}

export interface StateProps {
  kind: StateKind
  sentence: string
  /** At most two buttons by which the reader can go on. The second is less prominent. */
  actions?: [] | [StateAction] | [StateAction, StateAction]
  /** Further content below the buttons. */
  children?: ReactNode
}

const drawingOf: Record<StateKind, IllustrationName> = {
  empty: 'empty',
  error: 'error',
  offline: 'offline',
  'not-found': 'not-found',
  'no-permission': 'locked',
  gate: 'locked',
  'not-public': 'not-public',
}

/**
 * Splits a sentence after its punctuation and before a bracket, so that lines break only there. A short word such as
 * 抱歉 is not split off.
 */
const phrases = (sentence: string) =>
  sentence.match(/(?:[^，。；！？、]{1,3}，)?（?[^，。；！？、（]+[，。；！？、]*|[，。；！？、（]+/g) ?? []

/** Shows why an area is empty: a drawing, one sentence, and buttons by which the reader can go on. */
export function State({ kind, sentence, actions = [], children }: StateProps) {
  const [first, second] = actions
  return (
    <View className='state'>
      <Illustration name={drawingOf[kind]} />
      <View className='state__sentence' {...role('status')}>
        {phrases(sentence).map((phrase, at) => (
          <Text key={at} className='state__phrase'>
            {phrase}
          </Text>
        ))}
      </View>
      {first && <StateButton look={kind === 'gate' ? 'solid' : 'line'} action={first} />}
      {second && <StateButton look='text' action={second} />}
      {children}
    </View>
  )
}

function StateButton({ look, action }: { look: 'solid' | 'line' | 'text'; action: StateAction }) {
  const { label, ...button } = action
  return (
    <Button className={`state__action state__action--${look}`} look={look} {...button}>
      {label}
    </Button>
  )
}
