import { advancedCopy } from '@/copy/advanced'
import { Sheet } from '@/ui/sheet'
import { nameOf } from '../model/form'
import { setAny } from '../model/modes'
import { RadioList } from './radio-list'
import type { SheetProps } from './props'

const ANY = 1

/** Whether all conditions of a dimension must hold (0) or any of them (1). */
export function AnySheet({ open, onClose, dimension, group, actions }: SheetProps) {
  const { title, choices } = advancedCopy.advanced.anyOrAll
  const choose = (key: string) => {
    actions.update(dimension, now => setAny(dimension, now, Number(key) === ANY))
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={title} note={nameOf(dimension)}>
      <RadioList
        label={title}
        choices={choices.map((choice, code) => ({ key: String(code), ...choice }))}
        chosen={String(group.any ? ANY : 0)}
        onChoose={choose}
      />
    </Sheet>
  )
}
