import { useDesk } from '@/stores/desk'
import { documentsIn, foldersIn } from '@domain/desk/folders'
import { searchesIn } from '@domain/desk/searches'
import { useMemo } from 'react'
import { ExportSheet } from './export-sheet'
import { FolderSheet } from './folder-sheet'
import { LineSheet } from './line-sheet'
import { PlaceSheet } from './place-sheet'
import { SearchSheet } from './search-sheet'
import { RemarkSheet } from './remark-sheet'
import type { SheetOf } from './sheet-of'
import { useLast } from '@/ui/layer/use-last'

interface DeskSheetsProps {
  sheet?: SheetOf
  onSheet: (sheet?: SheetOf) => void
}

export function DeskSheets({ sheet, onSheet }: DeskSheetsProps) {
  const ledger = useDesk(desk => desk.ledger)
  const folders = useMemo(() => foldersIn(ledger), [ledger])
  const isOver = useLast(sheet) !== undefined
  // Nobody looks among all of them before something is opened.
  const documents = useMemo(() => (isOver ? documentsIn(ledger) : []), [ledger, isOver])
  const close = () => onSheet(undefined)
  const one = (id?: string) => documents.find(document => document.id === id)
  const many = (ids: string[] = []) => documents.filter(({ id }) => ids.includes(id))
  return (
    <>
      <LineSheet of={sheet?.kind === 'line' ? one(sheet.id) : undefined} onClose={close} onSheet={onSheet} />
      <RemarkSheet of={sheet?.kind === 'remark' ? one(sheet.id) : undefined} onClose={close} />
      <PlaceSheet
        of={sheet?.kind === 'place' && many(sheet.ids).length ? many(sheet.ids) : undefined}
        folders={folders}
        onClose={close}
      />
      <SearchSheet
        of={sheet?.kind === 'search' ? searchesIn(ledger).find(({ id }) => id === sheet.id) : undefined}
        onClose={close}
      />
      <ExportSheet of={sheet?.kind === 'export' ? many(sheet.ids) : undefined} onClose={close} />
      <FolderSheet
        open={sheet?.kind === 'folder'}
        of={sheet?.kind === 'folder' ? folders.find(({ id }) => id === sheet.id) : undefined}
        folders={folders}
        documents={documents}
        onClose={close}
      />
    </>
  )
}
