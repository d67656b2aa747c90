import { memo, useRef, useState } from 'react'
import { copy, fill } from '@/copy'
import { Tap, type TapEvent } from '../tap'
import { Chip, Chips } from '.'
import { nextChipSlots } from './slots'

interface ChipView {
  key: string
  name: string
  value: string
  excluding: boolean
}

interface ChipListProps {
  chips: ChipView[]
  inWell?: boolean
  onRemove: (at: number) => void
}

/**
 * The number of chips that are shown at first. Each tap on the button after them adds as many. A hand-written link may
 * contain hundreds of conditions.
 */
const STEP = 20

/** The time in ms in which a second tap removes nothing. After a removal the next chip has moved under the finger. */
const DOUBLE_TAP = 300

/** Shows the conditions of a search, each with a remove button. */
export const ChipList = memo(function ChipList({ chips, inWell, onRemove }: ChipListProps) {
  const removed = useRef(-Infinity)
  const remove = (at: number, { timeStamp }: TapEvent) => {
    if (timeStamp - removed.current < DOUBLE_TAP) return
    removed.current = timeStamp
    onRemove(at)
  }
  const [limit, setLimit] = useState(STEP)
  const keys = chips.slice(0, limit).map(({ key }) => key)
  const hiddenCount = chips.length - keys.length
  const [slots, setSlots] = useState(keys)
  const next = nextChipSlots(slots, keys)
  if (next.length !== slots.length || next.some((slot, at) => slot !== slots[at])) setSlots(next)

  return (
    <Chips inWell={inWell} more={hiddenCount > 0 && <More count={hiddenCount} onTap={() => setLimit(limit + STEP)} />}>
      {next.map(slot => {
        const at = keys.indexOf(slot)
        const chip = chips[at]
        return <ChipSlot key={slot} chip={chip} onRemove={event => remove(at, event)} />
      })}
    </Chips>
  )
})

function ChipSlot({ chip, onRemove }: { chip?: ChipView; onRemove: (event: TapEvent) => void }) {
  if (!chip) return <Chip value='' isPlaceholder />
  const { name, value, excluding } = chip
  return <Chip name={name} value={value} excluding={excluding} onRemove={onRemove} sensorsName='chip_remove' />
}

function More({ count, onTap }: { count: number; onTap: () => void }) {
  return (
    <Tap className='chips-more' nested onTap={onTap} sensorsName='chips_more'>
      {fill(copy.ui.moreConditions, { count })}
    </Tap>
  )
}
