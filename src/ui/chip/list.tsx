import { memo } from 'react'
import { Chip, Chips } from '.'

interface ChipListProps {
  chips: Array<{ key: string; name: string; value: string; excluding: boolean }>
  inWell?: boolean
  onRemove: (at: number) => void
}

/** The conditions of a search, each with its way out. */
export const ChipList = memo(function ChipList({ chips, inWell, onRemove }: ChipListProps) {
  return (
    <Chips inWell={inWell}>
      {chips.map(({ key, ...chip }, at) => (
        <Chip key={key} {...chip} onRemove={() => onRemove(at)} sensorsName='chip_remove' />
      ))}
    </Chips>
  )
})
