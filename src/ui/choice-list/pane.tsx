import { ScrollView } from '@tarojs/components'
import { useId, useState } from 'react'
import { useReveal } from '../reveal'
import { ChoiceList, type ChoiceListProps } from '.'

/** A list that scrolls by itself in the height it is given, opened at what is chosen. */
export function ChoicePane(props: ChoiceListProps) {
  const name = `choices-${useId().replace(/\W/g, '')}`
  const [at] = useState(() =>
    Math.max(
      0,
      props.choices.findIndex(({ key }) => key === props.chosen),
    ),
  )
  const reveal = useReveal({ active: `${name}-${at}`, before: `${name}-${Math.max(0, at - 1)}` })
  return (
    <ScrollView scrollY enhanced showScrollbar={false} className='choice-pane' {...reveal}>
      <ChoiceList {...props} name={name} />
    </ScrollView>
  )
}
