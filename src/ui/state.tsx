import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { role } from './aria'
import { Button } from './button'
import { Illustration, type DrawingName } from './drawing'
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
  /** The way on: at most two, the second one quieter. */
  actions?: [] | [StateAction] | [StateAction, StateAction]
  /** What else leads on, under the rest. */
  children?: ReactNode
}

const drawingOf: Record<StateKind, DrawingName> = {
  empty: 'empty',
  error: 'error',
  offline: 'offline',
  'not-found': 'not-found',
  'no-permission': 'locked',
  gate: 'locked',
  'not-public': 'not-public',
}

/** A short sentence breaks after its commas only: pieces that end at a mark. A word like 抱歉 takes no line of its own. */
const phrases = (sentence: string) =>
  sentence.match(/(?:[^，。；！？、]{1,3}，)?[^，。；！？、]+[，。；！？、]*|[，。；！？、]+/g) ?? []

/** What stands where content should be: a drawing, one sentence, the way on. Fills the room it is given. */
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
