import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { deskCopy, fill } from '@/copy/desk'
import { type FolderEntry, documentsIn, foldersIn, isHere, matching, switched } from '@domain/desk/folders'
import { isMeant, isNarrowed, type Narrowing } from '@domain/desk/narrowing'
import { useDesk } from '@/stores/desk'
import { Hint } from '@/ui/hint'
import { Tabs } from '@/ui/tabs'
import { WindowList } from '@/ui/window-list'
import { ChosenBar } from './chosen-bar'
import { DocumentLine } from './document-line'
import { FindBox } from './find-box'
import { ALL, placeOf, tabsOf } from './folder-tabs'
import { FilterSheet } from './filter-sheet'
import { Nothing } from './nothing'
import type { SheetOf } from './sheet-of'
import { ToolLine } from './tool-line'
import { useLawNews } from './use-law-news'
import { useMarked } from './use-marked'

const { desk: words } = deskCopy
/** So few are seen at once: nobody need look for one. */
const FEW = 8
const NONE: FolderEntry[] = []

function useDocuments() {
  const ledger = useDesk(desk => desk.ledger)
  return useMemo(() => ({ ledger, folders: foldersIn(ledger), documents: documentsIn(ledger) }), [ledger])
}

/** What was kept, all of it or a folder, with a box to find it and keys for what can be done with it. */
export function Documents({ onSheet }: { onSheet: (sheet: SheetOf) => void }) {
  const { ledger, folders, documents } = useDocuments()
  const lawNews = useLawNews()
  const marked = useMarked(ledger, lawNews)
  const [narrowing, narrow] = useState<Narrowing>({})
  const [filtering, filter] = useState(false)
  const [wanted, setTab] = useState(ALL)
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState<string[]>()
  const tabs = useMemo(() => tabsOf(folders, documents), [folders, documents])
  // The folder that was looked at may have gone.
  const tab = tabs.some(({ key }) => key === wanted) ? wanted : ALL
  const folder = folders.find(({ id }) => id === tab)
  const here = useMemo(() => documents.filter(isHere(placeOf(tab), folders)), [documents, folders, tab])
  const shown = useMemo(
    () => here.filter(matching(typed)).filter(isMeant(narrowing, marked)),
    [here, typed, narrowing, marked],
  )
  const isFiltered = isNarrowed(narrowing)
  const nothing = typed ? fill(words.nothingFound, { typed }) : isFiltered ? words.noneFiltered : words.nothingHere

  if (!documents.length && !folders.length) return <Nothing />
  return (
    <View className='desk'>
      {tabs.length > 0 && (
        <Tabs tabs={tabs} active={tab} onChange={setTab} label={words.folders} sensorsName='desk_folder' />
      )}
      {documents.length > FEW && <FindBox typed={typed} onTyped={setTyped} />}
      <ToolLine
        count={shown.length}
        onEdit={folder && (() => onSheet({ kind: 'folder', id: folder.id }))}
        onNew={() => onSheet({ kind: 'folder' })}
        onFilter={documents.length > FEW ? () => filter(true) : undefined}
        isFiltered={isFiltered}
        choosing={chosen !== undefined}
        onChoosing={on => choose(on ? [] : undefined)}
      />
      {shown.length === 0 && <Hint sentence={nothing} />}
      <WindowList items={shown} first={FEW}>
        {entry => (
          <DocumentLine
            key={entry.id}
            entry={entry}
            folders={folder ? NONE : folders}
            news={lawNews[entry.id]}
            chosen={chosen?.includes(entry.id)}
            onChoose={() => choose(now => switched(now ?? [], entry.id))}
            onMore={() => onSheet({ kind: 'line', id: entry.id })}
          />
        )}
      </WindowList>
      {chosen && (
        <ChosenBar
          chosen={chosen}
          onAll={() => choose(shown.map(({ id }) => id))}
          onExport={() => onSheet({ kind: 'export', ids: chosen })}
          onPlace={() => onSheet({ kind: 'place', ids: chosen })}
        />
      )}
      <FilterSheet
        open={filtering}
        documents={here}
        marked={marked}
        narrowing={narrowing}
        onNarrow={narrow}
        onClose={() => filter(false)}
      />
    </View>
  )
}
