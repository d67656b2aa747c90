import { useId, useState } from 'react'
import { Text, View } from '@tarojs/components'
import { ScrollArea } from '../scroll-area'
import { radioGroupProps, radioPropsByKey } from '../aria/radios'
import { Icon } from '../icon'
import { Tap } from '../tap'
import './index.scss'

export interface ListChoice {
  key: string
  name: string
  /** The number of results for the choice. */
  count?: string
  /** The accessible name. */
  label?: string
}

interface ChoiceListProps {
  label: string
  choices: ListChoice[]
  chosen: string
  onChoose: (key: string) => void
  /** The choice whose content a second list beside this one shows, selected or not. Such a list has no ticks. */
  open?: string
  /** The prefix of the ids of the choices: `name-0`, `name-1` …. */
  name?: string
}

/** Shows a list of choices. Only one can be selected. */
export function ChoiceList({ label, choices, chosen, onChoose, open, name }: ChoiceListProps) {
  const isSide = open !== undefined
  const radio = radioPropsByKey(
    choices.map(({ key }) => key),
    chosen,
  )
  return (
    <View className={`choice-list${isSide ? ' choice-list--side' : ''}`} {...radioGroupProps(label)}>
      {choices.map((choice, at) => (
        <Tap
          key={choice.key}
          id={name && `${name}-${at}`}
          className={`choice-list__line${choice.key === chosen ? ' choice-list__line--on' : ''}${choice.key === open ? ' choice-list__line--open' : ''}`}
          label={choice.label}
          current={choice.key === open}
          {...radio(choice.key)}
          onTap={() => onChoose(choice.key)}
        >
          <Text className='choice-list__name'>{choice.name}</Text>
          {choice.count && <Text className='choice-list__count'>{choice.count}</Text>}
          {!isSide && choice.key === chosen && <Icon name='check' size={16} />}
        </Tap>
      ))}
    </View>
  )
}

/** Shows a list of choices that scrolls by itself and opens at the selected choice. */
export function ChoicePane(props: ChoiceListProps) {
  const name = `choices-${useId().replace(/\W/g, '')}`
  const [at] = useState(() =>
    Math.max(
      0,
      props.choices.findIndex(({ key }) => key === props.chosen),
    ),
  )
  const reveal = { active: `${name}-${at}`, before: `${name}-${Math.max(0, at - 1)}` }
  return (
    <ScrollArea axis='y' className='choice-pane' reveal={reveal}>
      <ChoiceList {...props} name={name} />
    </ScrollArea>
  )
}
