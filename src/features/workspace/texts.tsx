import { useCallback, useEffect, useMemo, useState } from 'react'
import { View } from '@tarojs/components'
import { storedTextsCopy, fill } from '@/copy/stored-texts'
import { entriesOf } from '@domain/workspace/sync-state'
import { whenIdle } from '@/platform/idle'
import type { StoredTextMetadata } from '@/platform/ports/data'
import { listStoredTexts, removeStoredTexts, savedDocumentsByTextId } from '@/shared/stored-texts'
import { fetchSavedTexts } from '@/shared/stored-texts/fetch-saved'
import { useWorkspace } from '@/stores/workspace'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import { totalBytesOf } from '@domain/workspace/eviction'
import { formatBytes } from '@domain/format/amounts'
import { askReader, toast } from '@/platform/messages'
import { ActionBar } from '@/ui/action-bar'
import { Button } from '@/ui/button'
import { Hint } from '@/ui/hint'
import { IconButton } from '@/ui/icon-button'
import { Sheet } from '@/ui/sheet'

const { texts: words } = storedTextsCopy

/**
 * The number of texts that the sheet adds at a time. There may be thousands, too many for one render of the
 * mini-program.
 */
const STEP = 20

interface TextsSheetProps {
  open: boolean
  texts: StoredTextMetadata[]
  isSaved: (id: string) => boolean
  onRemove: (ids: string[]) => Promise<void>
  onClose: () => void
}

/** Lists and removes the stored texts. */
export function StoredTextsSheet({ open, texts, isSaved, onRemove, onClose }: TextsSheetProps) {
  const remove = (removed: StoredTextMetadata[]) =>
    void onRemove(removed.map(({ id }) => id)).then(() => toast(words.removed, { mark: 'done' }))
  const [limit, setLimit] = useState(STEP)
  const remaining = texts.length - limit
  const others = texts.filter(({ id }) => !isSaved(id))
  const removeAll = () =>
    void askReader({
      text: words.removeAllQuestion,
      confirm: storedTextsCopy.action.confirm,
      cancel: storedTextsCopy.action.cancel,
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
      <View className='workspace-texts'>
        <View className='workspace-texts__hint'>{words.hint}</View>
        {!texts.length && <Hint sentence={words.none} />}
        {texts.slice(0, limit).map(text => (
          <ListItem
            key={text.id}
            title={text.title}
            under={[formatBytes(text.bytes), isSaved(text.id) ? words.saved : ''].filter(Boolean).join(' · ')}
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
        {remaining > 0 && (
          <Button look='text' wide onTap={() => setLimit(limit + STEP)} sensorsName='texts_more'>
            {fill(words.more, { count: Math.min(remaining, STEP) })}
          </Button>
        )}
      </View>
    </Sheet>
  )
}

const sumOf = (texts: StoredTextMetadata[]) =>
  fill(words.sum, {
    count: texts.length,
    size: formatBytes(totalBytesOf(texts)),
  })

/**
 * Shows a line about the texts that are stored on the device. Downloads the texts of saved documents in the
 * background.
 */
export function StoredTexts() {
  const syncState = useWorkspace(workspace => workspace.syncState)
  const count = useMemo(() => entriesOf(syncState, 'document').length, [syncState])
  const [texts, setTexts] = useState<StoredTextMetadata[]>([])
  const [open, setOpen] = useState(false)
  const saved = useMemo(() => (open ? savedDocumentsByTextId(syncState) : undefined), [syncState, open])
  const [isFull, setFull] = useState(false)
  const refresh = useCallback(() => void listStoredTexts().then(setTexts), [])
  useEffect(() => {
    refresh()
    return whenIdle(() => void fetchSavedTexts(refresh).then(isRoom => setFull(!isRoom)))
  }, [refresh, count])
  if (!texts.length && !count) return null
  return (
    <Section>
      <ListItem
        icon='download'
        title={words.title}
        detail={sumOf(texts)}
        under={isFull ? words.full : undefined}
        isLink
        onTap={() => setOpen(true)}
        sensorsName='desk_texts'
      />
      <StoredTextsSheet
        open={open}
        texts={texts}
        isSaved={id => saved?.has(id) ?? false}
        onRemove={ids => removeStoredTexts(ids).then(refresh)}
        onClose={() => setOpen(false)}
      />
    </Section>
  )
}
