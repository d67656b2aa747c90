import type { PlacedNote } from '@domain/desk/spots'
import { NoteLine } from '@/shared/notes/line'
import { ScrollArea } from '@/ui/scroll-area'

interface NoteListProps {
  notes: PlacedNote[]
  onNote: (id: string) => void
}

/** The notes to the document that is read, beside its headings. */
export const NoteList = ({ notes, onNote }: NoteListProps) => (
  <ScrollArea axis='y' bar className='contents'>
    {notes.map(note => (
      <NoteLine key={note.id} entry={note} isLost={!note.stretches.length} onOpen={onNote} />
    ))}
  </ScrollArea>
)
