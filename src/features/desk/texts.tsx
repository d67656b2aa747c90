import { useCallback, useEffect, useMemo, useState } from 'react'
import { textsCopy } from '@/copy/texts'
import { entriesOf } from '@domain/desk/ledger'
import { whenIdle } from '@/platform/idle'
import type { StoredText } from '@/platform/vault/port'
import { listTexts, removeTexts } from '@/shared/stored-texts'
import { fetchKept } from '@/shared/stored-texts/fetch-kept'
import { keptTexts } from '@/shared/stored-texts/text-id'
import { useDesk } from '@/stores/desk'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import { sumOf, TextsSheet } from './texts-sheet'

const { texts: words } = textsCopy

/** What can be read without network, and the way to its list; what is kept comes onto the device meanwhile. */
export function Texts() {
  const ledger = useDesk(desk => desk.ledger)
  const count = useMemo(() => entriesOf(ledger, 'document').length, [ledger])
  const [texts, setTexts] = useState<StoredText[]>([])
  const [open, setOpen] = useState(false)
  const kept = useMemo(() => (open ? keptTexts(ledger) : undefined), [ledger, open])
  const [isFull, setFull] = useState(false)
  const look = useCallback(() => void listTexts().then(setTexts), [])
  useEffect(() => {
    look()
    return whenIdle(() => void fetchKept(look).then(isRoom => setFull(!isRoom)))
  }, [look, count])
  if (!texts.length && !count) return null
  return (
    <Section>
      <ListItem
        icon='download'
        title={words.title}
        detail={sumOf(texts)}
        under={isFull ? words.full : undefined}
        leads
        onTap={() => setOpen(true)}
        sensorsName='desk_texts'
      />
      <TextsSheet
        open={open}
        texts={texts}
        isKept={id => kept?.has(id) ?? false}
        onRemove={ids => removeTexts(ids).then(look)}
        onClose={() => setOpen(false)}
      />
    </Section>
  )
}
