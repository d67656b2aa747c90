import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { notesCopy, fill } from '@/copy/notes'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { NOTE_COLOURS, type Note, noteQuote, chooseNoteText } from '@domain/workspace/note'
import type { NoteEntry } from '@domain/workspace/text-anchors'
import { changeWorkspaceWithUndo } from '@/actions/save-document'
import { copyText } from '@/actions/copy-text'
import { syncSoon } from '@/actions/sync-workspace'
import { type WorkspaceEntryChange, changeWorkspace, useWorkspace } from '@/stores/workspace'
import { radioGroupProps, radioPropsByKey } from '@/ui/aria/radios'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'
import { Tap } from '@/ui/tap'
import { TextArea } from '@/ui/text-area'
import { useLastDefined } from '@/ui/layer'
import { formatMinute } from '@domain/format/dates'
import { Button } from '@/ui/button'
import { ColourMark } from './line'
import './index.scss'

const { notes: words } = notesCopy

/**
 * Returns the quote of a note with its source: 《甲法》第一条：“……”. If the quote is not from a single article, it
 * precedes the citation.
 */
export function quoteWithSource({ spots, citation }: Pick<Note, 'spots' | 'citation'>): string {
  const article = spots[0]?.article
  const quote = noteQuote({ spots })
  if (!article || spots.some(anchor => anchor.article !== article)) return fill(words.cited, { quote, citation })
  return fill(words.citedArticle, { quote, citation: citation + article })
}

interface TwoTextsProps {
  note: Note
  onChosen: (note: Note) => void
}

/** Shows the conflicting texts of several devices. The reader keeps one of them, or all of them. */
function TwoTexts({ note, onChosen }: TwoTextsProps) {
  const { text = '', others = [] } = note
  const texts = [{ text, when: words.here }].concat(
    others.map(other => ({ text: other.text, when: `${words.elsewhere} ${formatMinute(new Date(other.editedAt))}` })),
  )
  const both = texts.map(one => one.text).join('\n\n')
  return (
    <View className='two-texts'>
      <View className='two-texts__hint'>{words.twoTexts}</View>
      <View className='two-texts__both'>
        {texts.map(one => (
          <View key={one.text} className='two-texts__one'>
            <View className='two-texts__when'>{one.when}</View>
            <View className='two-texts__text'>{one.text}</View>
            <Button
              look='quiet'
              label={`${words.keepThis} ${one.when}`}
              onTap={() => onChosen(chooseNoteText(note, one.text))}
              sensorsName='note_keep_this'
            >
              {words.keepThis}
            </Button>
          </View>
        ))}
      </View>
      <Button look='quiet' wide onTap={() => onChosen(chooseNoteText(note, both))} sensorsName='note_keep_both'>
        {words.keepBoth}
      </Button>
    </View>
  )
}

interface NoteDraft {
  id: string
  text: string
}

/** Returns the change that a draft makes. A note that was removed, or whose owner has logged out, has none. */
function draftChange(draft: NoteDraft | undefined): WorkspaceEntryChange<'note'> | undefined {
  const entry = draft && useWorkspace.getState().syncState[draft.id]
  if (entry?.kind !== 'note' || !entry.body) return undefined
  const body = entry.body as Note
  const text = draft?.text.trim() || undefined
  return text === body.text ? undefined : { id: entry.id, kind: 'note', body: { ...body, text } }
}

/** Saves a draft without a message, as its undo would replace the undo of the step that left the note. */
function saveQuietly(draft: NoteDraft | undefined) {
  const change = draftChange(draft)
  if (!change) return
  changeWorkspace([change])
  syncSoon()
}

/**
 * Returns the typed text of the open note, and a function that sets it.
 * A sheet beside the text may go to another note, or leave with its page, without being closed. The text is saved then.
 */
function useNoteDraft(id: string | undefined) {
  const [draft, setDraft] = useState<NoteDraft>()
  const unsaved = useRef<NoteDraft>()
  useEffect(
    () => () => {
      saveQuietly(unsaved.current)
      unsaved.current = undefined
      setDraft(undefined)
    },
    [id],
  )
  const write = (next: NoteDraft | undefined) => {
    unsaved.current = next
    setDraft(next)
  }
  return [draft, write] as const
}

interface NoteSheetProps {
  of?: NoteEntry
  /** Whether the open document no longer contains the quote. */
  isLost?: boolean
  /** Shows the quote in the document. */
  onGo?: () => void
  onClose: () => void
}

/** Edits the colour and the text of a note. A colour is saved at once, the text when the sheet leaves the note. */
export function NoteSheet({ of, isLost, onGo, onClose }: NoteSheetProps) {
  const note = useLastDefined(of)
  const [draft, write] = useNoteDraft(of?.id)
  if (!note) return null
  const { id, body } = note
  const text = draft?.id === id ? draft.text : (body.text ?? '')
  const radio = radioPropsByKey(NOTE_COLOURS, body.colour)
  const save = (more: Partial<Note>, message: string) =>
    changeWorkspaceWithUndo([{ id, kind: 'note', body: { ...body, ...more } }], message)
  const leave = () => {
    write(undefined)
    onClose()
  }
  const close = () => {
    const change = of && draftChange(draft)
    if (change) changeWorkspaceWithUndo([change], words.saved)
    leave()
  }
  const after = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <Sheet beside open={of !== undefined} onClose={close} title={words.sheet}>
      <View className='note-sheet'>
        <View className={`note-sheet__quote note-sheet__quote--${body.colour}`}>{noteQuote(body)}</View>
        {isLost && <View className='note-sheet__lost'>{words.lost}</View>}
        <View className='note-colours' {...radioGroupProps(words.colour)}>
          {NOTE_COLOURS.map(colour => (
            <Tap
              key={colour}
              className={`note-colours__one${colour === body.colour ? ' note-colours__one--on' : ''}`}
              {...radio(colour)}
              onTap={() => save({ colour, text: text.trim() || undefined }, words.saved)}
              sensorsName='note_colour'
            >
              <ColourMark colour={colour} />
            </Tap>
          ))}
        </View>
        {body.others ? (
          <TwoTexts note={body} onChosen={chosen => save(chosen, words.saved)} />
        ) : (
          <TextArea
            value={text}
            onChange={next => write({ id, text: next })}
            label={words.write}
            placeholder={words.hint}
            maxLength={WORKSPACE_LIMITS.note}
          />
        )}
      </View>
      {onGo && <ListItem icon='file-text' title={words.showInDocument} onTap={after(onGo)} sensorsName='note_place' />}
      <ListItem
        icon='text-quote'
        title={words.copyCited}
        onTap={() => void copyText(quoteWithSource(body))}
        sensorsName='note_cite'
      />
      <View className='note-sheet__remove'>
        <ListItem
          icon='trash'
          title={words.remove}
          onTap={() => {
            changeWorkspaceWithUndo([{ id, kind: 'note' }], words.removed)
            leave()
          }}
          sensorsName='note_remove'
        />
      </View>
    </Sheet>
  )
}
