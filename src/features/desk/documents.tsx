import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { copy, fill } from '@/copy/desk'
import { documentsIn, foldersIn, isHere, matches, switched } from '@domain/desk/folders'
import { HOME } from '@/routing/routes'
import { relaunch } from '@/routing/navigation'
import { useDesk } from '@/stores/desk'
import { Hint } from '@/ui/hint'
import { State } from '@/ui/state'
import { Tabs } from '@/ui/tabs'
import { WindowList } from '@/ui/window-list'
import { ChosenBar } from './chosen-bar'
import { DocumentLine } from './document-line'
import { FindBox } from './find-box'
import { ALL, placeOf, tabsOf } from './folder-tabs'
import type { SheetOf } from './sheet-of'
import { ToolLine } from './tool-line'

const { desk: words } = copy
/** So few are seen at once: nobody need look for one. */
const FEW = 8

function useDocuments() {
  const ledger = useDesk(desk => desk.ledger)
  return useMemo(() => ({ folders: foldersIn(ledger), documents: documentsIn(ledger) }), [ledger])
}

/** What was kept, all of it or a folder, with a box to find it and keys for what can be done with it. */
export function Documents({ onSheet }: { onSheet: (sheet: SheetOf) => void }) {
  const { folders, documents } = useDocuments()
  const [wanted, setTab] = useState(ALL)
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState<string[]>()
  const tabs = useMemo(() => tabsOf(folders, documents), [folders, documents])
  // The folder that was looked at may have gone.
  const tab = tabs.some(({ key }) => key === wanted) ? wanted : ALL
  const folder = folders.find(({ id }) => id === tab)
  const shown = useMemo(() => {
    const isIn = isHere(placeOf(tab), folders)
    return documents.filter(one => isIn(one) && matches(one, typed))
  }, [documents, folders, tab, typed])

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
        choosing={chosen !== undefined}
        onChoosing={on => choose(on ? [] : undefined)}
      />
      {shown.length === 0 && <Hint sentence={typed ? fill(words.nothingFound, { typed }) : words.nothingHere} />}
      <WindowList items={shown}>
        {entry => (
          <DocumentLine
            key={entry.id}
            entry={entry}
            folders={folder ? [] : folders}
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
    </View>
  )
}

function Nothing() {
  const search = { label: words.toSearch, onTap: () => void relaunch(HOME), sensorsName: 'desk_search' }
  return <State kind='empty' sentence={words.nothing} actions={[search]} />
}
