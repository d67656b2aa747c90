import { deskCopy } from '@/copy/desk'
import { type FolderEntry, type KeptEntry, type Place, countsIn } from '@domain/desk/folders'

const { desk: words } = deskCopy

export const ALL = 'all'
const LOOSE = 'loose'

export const placeOf = (tab: string): Place =>
  tab === ALL ? { all: true } : { folder: tab === LOOSE ? undefined : tab }

/** Everything, what lies in no folder, and each folder, with how many there are. Without folders there is nothing to choose. */
export function tabsOf(folders: FolderEntry[], documents: KeptEntry[]) {
  if (!folders.length) return []
  const { loose, within } = countsIn(folders, documents)
  const tab = (key: string, name: string, count: number) => ({ key, label: `${name} ${count}` })
  const named = folders.map(({ id, body }) => tab(id, body.name, within.get(id) ?? 0))
  return [tab(ALL, words.all, documents.length), tab(LOOSE, words.loose, loose), ...named]
}
