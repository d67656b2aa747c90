/** The results of a citation check as a Word file. */
import type { CitationCheckReport, CheckedCitation } from '@contract/citation-check'
import { citationName, countStates, findingMessage, STATE_NAMES } from '@domain/citation-check/finding-messages'
import { copy, fill } from '../copy'
import type { DocumentModel, DocumentBlock } from '@domain/document-model/document-model'
import type { Moment } from '../report/moment'

const text = copy.citationCheck

interface Checked {
  citation: CitationCheckReport['citations'][number]
  judged: CheckedCitation
}

interface Facts {
  title?: string
  /** Places that were not understood. */
  unread?: string[]
  platform: string
  moment: Moment
}

type Change = NonNullable<CheckedCitation['changes']>[number]
const reading = (changes: Change[], but: Change['kind']) =>
  changes
    .filter(({ kind }) => kind !== but)
    .map(change => change.text)
    .join('')

/** Both wordings, one below the other: the file has no colours to mark changes. */
function wordings({ changes }: CheckedCitation): string[] {
  if (!changes) return []
  return [
    fill(text.original, { text: reading(changes, 'added') }),
    fill(text.quoted, { text: reading(changes, 'removed') }),
  ]
}

function citationBlock({ citation, judged }: Checked, at: number): DocumentBlock {
  const saying = judged.changes ? '' : findingMessage(judged, citation.article)
  const lines = [
    fill(text.line, { at: at + 1, words: citationName(citation) }),
    saying,
    ...wordings(judged),
    fill(text.place, { place: citation.place }),
  ]
  return { text: lines.filter(Boolean).join('\n') }
}

export function reportOf(checked: Checked[], { title, unread = [], platform, moment }: Facts): DocumentModel {
  const counts = countStates(checked.map(({ judged }) => judged.state))
  const named = counts.map(({ state, count }) => fill(text.counted, { name: STATE_NAMES[state], count }))
  const { facts } = text
  return {
    title: text.title,
    facts: [
      [facts.brief, title],
      [facts.time, fill(text.time, { ...moment })],
      [facts.platform, platform],
      [facts.result, fill(text.result, { all: checked.length, counts: named.join('，') })],
    ],
    blocks: [
      ...counts.flatMap(({ state, count }): DocumentBlock[] => [
        { heading: fill(text.heading, { name: STATE_NAMES[state], count }) },
        ...checked.filter(({ judged }) => judged.state === state).map(citationBlock),
      ]),
      ...(unread.length ? [{ heading: fill(text.unread, { count: unread.length }) }, { text: text.unreadNote }] : []),
      ...unread.map(place => ({ text: place })),
      { text: text.note },
    ],
  }
}
