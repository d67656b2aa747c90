import { useState } from 'react'
import { listCopy } from '@/copy/list'
import type { Condition } from '@domain/query/condition'
import type { Library } from '@/libraries/library'
import { toast } from '@/platform/toast'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'

interface SaveProps {
  library: Library
  conditions: Condition[]
}

const code = () => import('@/shared/saved-searches')

/** The code comes with the tap. */
function useSave({ library, conditions }: SaveProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await code().then(
      ({ saveSearch }) => saveSearch(library, conditions),
      () => toast(listCopy.error.network),
    )
    setBusy(false)
  }
  return { busy, onTap: () => void save(), sensorsName: 'list_save_search' }
}

/** Keeps the search, so that one hears of what is new in it: a key in the box it stands in. */
export function SaveKey(props: SaveProps) {
  const { busy, ...tap } = useSave(props)
  return <IconButton icon='bookmark' label={listCopy.results.save} disabled={busy} {...tap} />
}

/** The same where nothing was found, in words. */
export function SaveWord(props: SaveProps) {
  return (
    <Button look='text' {...useSave(props)}>
      {listCopy.results.save}
    </Button>
  )
}
