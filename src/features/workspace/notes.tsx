import { useMemo, useState } from 'react'
import { notesCopy, fill } from '@/copy/notes'
import type { Params } from '@domain/format/address'
import { noteContainsWords, notesIn } from '@domain/workspace/notes'
import type { NoteEntry } from '@domain/workspace/text-anchors'
import { paramsWithoutPassage } from '@/api/share'
import { NoteLine } from '@/shared/notes/line'
import { NoteSheet } from '@/shared/notes/sheet'
import { openStoredDocument } from '@/shared/stored-texts/open-stored'
import { useWorkspace } from '@/stores/workspace'
import { Button } from '@/ui/button'
import { Hint } from '@/ui/hint'
import { Section } from '@/ui/section'
import { WindowList } from '@/ui/window-list'
import { WorkspaceSearchBox } from './search-box'

const { notes: words } = notesCopy

/** The number of notes that are visible before the reader shows all. */
const FEW = 3

/** Opens the note's document at the article or paragraph of the note. */
function goTo({ body: { route, params, spots } }: NoteEntry) {
  const [first] = spots
  if (!first) return
  const place: Params = first.article ? { article: first.article } : { paragraph: String(first.passage + 1) }
  openStoredDocument(route, { ...paramsWithoutPassage(params), ...place })
}

interface NotesProps {
  title?: string
  /** The ids of the documents whose notes are shown. Absent if the notes on all documents are shown. */
  within?: Set<string>
}

/** Shows the notes on all documents, or on the documents of one folder. */
export function WorkspaceNotes({ title = words.write, within }: NotesProps) {
  const syncState = useWorkspace(workspace => workspace.syncState)
  const notes = useMemo(
    () => notesIn(syncState).filter(({ body }) => !within || within.has(body.on)),
    [syncState, within],
  )
  const [isExpanded, setExpanded] = useState(false)
  const [typed, setTyped] = useState('')
  const [opened, open] = useState<string>()
  const matches = useMemo(() => notes.filter(note => noteContainsWords(note, typed)), [notes, typed])
  const note = notes.find(({ id }) => id === opened)
  if (!notes.length && !opened) return null
  const visibleNotes = isExpanded ? matches : notes.slice(0, FEW)
  return (
    <Section title={title} count={String(notes.length)}>
      {isExpanded && <WorkspaceSearchBox typed={typed} onTyped={setTyped} label={words.search} />}
      {isExpanded && !matches.length && <Hint sentence={fill(words.noMatch, { typed })} />}
      <WindowList items={visibleNotes}>
        {entry => <NoteLine key={entry.id} entry={entry} from={entry.body.title} onOpen={open} />}
      </WindowList>
      {!isExpanded && notes.length > FEW && (
        <Button look='quiet' wide onTap={() => setExpanded(true)} sensorsName='desk_notes_all'>
          {fill(words.all, { count: notes.length })}
        </Button>
      )}
      <NoteSheet of={note} onGo={note && (() => goTo(note))} onClose={() => open(undefined)} />
    </Section>
  )
}
