import { useCallback, useEffect, useMemo, useState } from 'react'
import { View } from '@tarojs/components'
import { textsCopy, fill } from '@/copy/texts'
import { entriesOf } from '@domain/workspace/sync-state'
import { whenIdle } from '@/platform/idle'
import type { StoredText } from '@/platform/vault/port'
import { listTexts, removeTexts, keptTexts } from '@/shared/stored-texts'
import { fetchKept } from '@/shared/stored-texts/fetch-saved'
import { useDesk } from '@/stores/workspace'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import { bytesOf } from '@domain/workspace/eviction'
import { formatBytes } from '@domain/format/amounts'
import { ask } from '@/platform/ask'
import { toast } from '@/platform/toast'
import { ActionBar } from '@/ui/action-bar'
import { Button } from '@/ui/button'
import { Hint } from '@/ui/hint'
import { IconButton } from '@/ui/icon-button'
import { Sheet } from '@/ui/sheet'

const { texts: words } = textsCopy

/** Of thousands of texts as many as the mini-program is sent at once. */
const STEP = 20

interface TextsSheetProps {
  open: boolean
  texts: StoredText[]
  isKept: (id: string) => boolean
  onRemove: (ids: string[]) => Promise<void>
  onClose: () => void
}

/** What lies on the device, with its size, and how it goes from there. */
export function TextsSheet({ open, texts, isKept, onRemove, onClose }: TextsSheetProps) {
  const remove = (gone: StoredText[]) =>
    void onRemove(gone.map(({ id }) => id)).then(() => toast(words.removed, { mark: 'done' }))
  const [limit, setLimit] = useState(STEP)
  const left = texts.length - limit
  const others = texts.filter(({ id }) => !isKept(id))
  const removeAll = () =>
    void ask({
      text: words.removeAllQuestion,
      confirm: textsCopy.action.confirm,
      cancel: textsCopy.action.cancel,
    }).then(yes => yes && remove(texts))
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      note={texts.length ? sumOf(texts) : undefined}
      tall
      actions={
        texts.length > 0 && (
          <ActionBar
            other={{ label: words.removeAll, onTap: removeAll, sensorsName: 'texts_remove_all' }}
            main={{
              label: words.removeRead,
              disabled: !others.length,
              onTap: () => remove(others),
              sensorsName: 'texts_remove_read',
            }}
          />
        )
      }
    >
      <View className='desk-texts'>
        <View className='desk-texts__hint'>{words.hint}</View>
        {!texts.length && <Hint sentence={words.none} />}
        {texts.slice(0, limit).map(text => (
          <ListItem
            key={text.id}
            title={text.title}
            under={[formatBytes(text.bytes), isKept(text.id) ? words.kept : ''].filter(Boolean).join(' · ')}
            end={
              <IconButton
                icon='trash'
                label={fill(words.remove, { title: text.title })}
                onTap={() => remove([text])}
                sensorsName='texts_remove'
              />
            }
          />
        ))}
        {left > 0 && (
          <Button look='text' wide onTap={() => setLimit(limit + STEP)} sensorsName='texts_more'>
            {fill(words.more, { count: Math.min(left, STEP) })}
          </Button>
        )}
      </View>
    </Sheet>
  )
}

const sumOf = (texts: StoredText[]) =>
  fill(words.sum, {
    count: texts.length,
    size: formatBytes(bytesOf(texts)),
  })

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
