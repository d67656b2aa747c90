import { memo, useRef, useState } from 'react'
import { copy, fill } from '@/copy'
import { Tap, type TapEvent } from '../tap'
import { Chip, Chips } from '.'
import { slotsAfter } from './slots'

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

/** So many at first, and so many more at a tap: a hand-made link may have hundreds. */
const STEP = 20

/** A chip that goes leaves its place to the next one, right under a finger that taps twice. */
const DOUBLE_TAP = 300

/** The conditions of a search, each with its way out. */
export const ChipList = memo(function ChipList({ chips, inWell, onRemove }: ChipListProps) {
  const removed = useRef(-Infinity)
  const remove = (at: number, { timeStamp }: TapEvent) => {
    if (timeStamp - removed.current < DOUBLE_TAP) return
    removed.current = timeStamp
    onRemove(at)
  }
  const [limit, setLimit] = useState(STEP)
  const keys = chips.slice(0, limit).map(({ key }) => key)
  const left = chips.length - keys.length
  const [slots, setSlots] = useState(keys)
  const next = slotsAfter(slots, keys)
  if (next.length !== slots.length || next.some((slot, at) => slot !== slots[at])) setSlots(next)

  return (
    <Chips inWell={inWell} more={left > 0 && <More count={left} onTap={() => setLimit(limit + STEP)} />}>
      {next.map(slot => {
        const at = keys.indexOf(slot)
        const chip = chips[at]
        return <Slot key={slot} chip={chip} onRemove={event => remove(at, event)} />
      })}
    </Chips>
  )
})

function Slot({ chip, onRemove }: { chip?: ChipView; onRemove: (event: TapEvent) => void }) {
  if (!chip) return <Chip value='' gone />
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
