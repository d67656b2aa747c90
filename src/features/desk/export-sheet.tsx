import { deskCopy, fill } from '@/copy/desk'
import type { KeptEntry } from '@domain/desk/folders'
import { DESK } from '@domain/desk/limits'
import { asCslJson, asReferences } from '@domain/desk/references'
import { copyText } from '@/actions/copy-text'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'
import { Spinner } from '@/ui/spinner'
import { useLast } from '@/ui/layer/use-last'
import { useWordList } from './use-word-list'

const { desk: words } = deskCopy

/** What was kept, as a list for a brief. */
export function ExportSheet({ of, onClose }: { of?: KeptEntry[]; onClose: () => void }) {
  const entries = useLast(of) ?? []
  const documents = entries.map(({ body }) => body)
  const take = (text: string) => {
    void copyText(text)
    onClose()
  }
  const { busy, make } = useWordList()
  return (
    <Sheet open={of !== undefined} onClose={onClose} title={fill(words.exportTitle, { count: documents.length })}>
      <ListItem
        icon='copy'
        title={words.references}
        onTap={() => take(asReferences(documents))}
        sensorsName='desk_export_references'
      />
      <ListItem
        icon='download'
        title={words.word}
        note={documents.length > DESK.exported ? fill(words.wordMost, { most: DESK.exported }) : undefined}
        end={busy && <Spinner />}
        onTap={() => make(entries)}
        sensorsName='desk_export_word'
      />
      <ListItem icon='copy' title={words.csl} onTap={() => take(asCslJson(documents))} sensorsName='desk_export_csl' />
    </Sheet>
  )
}
