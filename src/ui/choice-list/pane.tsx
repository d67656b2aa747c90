import { useId, useState } from 'react'
import { ScrollArea } from '../scroll-area'
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
  const reveal = { active: `${name}-${at}`, before: `${name}-${Math.max(0, at - 1)}` }
  return (
    <ScrollArea axis='y' className='choice-pane' reveal={reveal}>
      <ChoiceList {...props} name={name} />
    </ScrollArea>
  )
}
