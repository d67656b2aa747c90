import { copy } from '@/copy/desk'
import { type FolderEntry, type KeptEntry, type Place, isHere } from '@domain/desk/folders'

const { desk: words } = copy

export const ALL = 'all'
const LOOSE = 'loose'

export const placeOf = (tab: string): Place =>
  tab === ALL ? { all: true } : { folder: tab === LOOSE ? undefined : tab }

/** Everything, what lies in no folder, and each folder, with how many there are. Without folders there is nothing to choose. */
export function tabsOf(folders: FolderEntry[], documents: KeptEntry[]) {
  const tab = (key: string, name: string) => ({
    key,
    label: `${name} ${documents.filter(isHere(placeOf(key), folders)).length}`,
  })
  const named = folders.map(({ id, body }) => tab(id, body.name))
  return folders.length ? [tab(ALL, words.all), tab(LOOSE, words.loose), ...named] : []
}
