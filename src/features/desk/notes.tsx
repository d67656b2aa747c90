import { useMemo, useState } from 'react'
import { notesCopy, fill } from '@/copy/notes'
import type { Params } from '@domain/format/address'
import { noteMatches, notesIn } from '@domain/desk/notes'
import type { NoteEntry } from '@domain/desk/spots'
import { openStored } from '@/shared/stored-texts/open-stored'
import { NoteLine } from '@/shared/notes/line'
import { NoteSheet } from '@/shared/notes/sheet'
import { useDesk } from '@/stores/desk'
import { Button } from '@/ui/button'
import { Hint } from '@/ui/hint'
import { Section } from '@/ui/section'
import { WindowList } from '@/ui/window-list'
import { FindBox } from './find-box'

const { notes: words } = notesCopy
/** At first; the others come at a tap. */
const FEW = 3

/** To the words in their document; where they stood, as far as its address can say it. */
function goTo({ body: { route, params, spots } }: NoteEntry) {
  const [first] = spots
  if (!first) return
  const place: Params = first.article ? { article: first.article } : { paragraph: String(first.passage + 1) }
  openStored(route, { ...params, ...place })
}

/** What was marked and written, whatever the document. */
export function Notes() {
  const ledger = useDesk(desk => desk.ledger)
  const notes = useMemo(() => notesIn(ledger), [ledger])
  const [all, setAll] = useState(false)
  const [typed, setTyped] = useState('')
  const [opened, open] = useState<string>()
  const found = useMemo(() => notes.filter(note => noteMatches(note, typed)), [notes, typed])
  const note = notes.find(({ id }) => id === opened)
  if (!notes.length && !opened) return null
  const shown = all ? found : notes.slice(0, FEW)
  return (
    <Section title={words.write} count={String(notes.length)}>
      {all && <FindBox typed={typed} onTyped={setTyped} label={words.search} />}
      {all && !found.length && <Hint sentence={fill(words.nothingFound, { typed })} />}
      <WindowList items={shown}>
        {entry => <NoteLine key={entry.id} entry={entry} from={entry.body.title} onOpen={open} />}
      </WindowList>
      {!all && notes.length > FEW && (
        <Button look='quiet' wide onTap={() => setAll(true)} sensorsName='desk_notes_all'>
          {fill(words.all, { count: notes.length })}
        </Button>
      )}
      <NoteSheet of={note} onGo={note && (() => goTo(note))} onClose={() => open(undefined)} />
    </Section>
  )
}
