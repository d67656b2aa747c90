import type { VisualGroup } from '@contract/judgement'
import { memo } from 'react'
import { Section } from '@/ui/section'
import type { ChartData } from './model/chart-data'
import { ChartSlot } from './slot'
import type { Actions } from './actions'
import { hasAnything, slotsOf } from './model/slots'

interface ChartGroupProps {
  id: string
  group: VisualGroup
  found: ChartData
  actions?: Actions
}

/** A card of charts that belong together; one that stands alone needs no title beside the card's, and where all are empty one line says so. */
export const ChartGroup = memo(function ChartGroup({ id, group, found, actions }: ChartGroupProps) {
  const slots = slotsOf(group)
  const [only, ...others] = slots
  if (only && (others.length === 0 || !slots.some(hasAnything))) {
    return (
      <Section id={id}>
        <ChartSlot slot={{ ...only, title: group.title }} alone found={found} actions={actions} />
      </Section>
    )
  }
  return (
    <Section id={id} title={group.title}>
      {slots.map(slot => (
        <ChartSlot key={slot.key} slot={slot} found={found} actions={actions} />
      ))}
    </Section>
  )
})
