/** The results of a citation check as a Word file. */
import type { CitationCheckReport, CheckedCitation } from '@contract/citation-check'
import {
  citationName,
  countFindingStates,
  findingMessage,
  FINDING_STATE_NAMES,
} from '@domain/citation-check/finding-messages'
import { copy, fillPlaceholders } from '../copy'
import type { DocumentModel, DocumentBlock } from '@domain/document-model/document-model'
import type { Moment } from '../report/moment'

const text = copy.citationCheck

interface Checked {
  citation: CitationCheckReport['citations'][number]
  judged: CheckedCitation
}

interface Facts extends Pick<CitationCheckReport, 'title' | 'unread' | 'pagesWithoutText' | 'isCut'> {
  platform: string
  moment: Moment
}

type Change = NonNullable<CheckedCitation['changes']>[number]
const reading = (changes: Change[], but: Change['kind']) =>
  changes
    .filter(({ kind }) => kind !== but)
    .map(change => change.text)
    .join('')

/** Returns both wordings, one below the other, because the file has no colours to mark changes. */
function wordings({ changes }: CheckedCitation): string[] {
  if (!changes) return []
  return [
    fillPlaceholders(text.original, { text: reading(changes, 'added') }),
    fillPlaceholders(text.quoted, { text: reading(changes, 'removed') }),
  ]
}

function citationBlock({ citation, judged }: Checked, at: number): DocumentBlock {
  const saying = judged.changes ? '' : findingMessage(judged, citation.article)
  const lines = [
    fillPlaceholders(text.line, { at: at + 1, words: citationName(citation) }),
    saying,
    ...wordings(judged),
    fillPlaceholders(text.place, { place: citation.place }),
  ]
  return { text: lines.filter(Boolean).join('\n') }
}

/** Returns what the check left out, as a sentence, or `undefined` if it left nothing out. */
function uncheckedParts(all: number, { pagesWithoutText = [], isCut }: Facts) {
  const pages = pagesWithoutText.join('、')
  const parts = [
    pages && fillPlaceholders(text.pagesWithoutText, { pages }),
    isCut ? fillPlaceholders(text.cut, { all }) : '',
  ]
  return parts.filter(Boolean).join('；') || undefined
}

export function citationReportOf(checked: Checked[], stated: Facts): DocumentModel {
  const { title, unread = [], platform, moment } = stated
  const counts = countFindingStates(checked.map(({ judged }) => judged.state))
  const named = counts.map(({ state, count }) =>
    fillPlaceholders(text.counted, { name: FINDING_STATE_NAMES[state], count }),
  )
  const { facts } = text
  return {
    title: text.title,
    facts: [
      [facts.brief, title],
      [facts.time, fillPlaceholders(text.time, { ...moment })],
      [facts.platform, platform],
      [facts.result, fillPlaceholders(text.result, { all: checked.length, counts: named.join('，') })],
      [facts.unchecked, uncheckedParts(checked.length, stated)],
    ],
    blocks: [
      ...counts.flatMap(({ state, count }): DocumentBlock[] => [
        { heading: fillPlaceholders(text.heading, { name: FINDING_STATE_NAMES[state], count }) },
        ...checked.filter(({ judged }) => judged.state === state).map(citationBlock),
      ]),
      ...(unread.length
        ? [{ heading: fillPlaceholders(text.unread, { count: unread.length }) }, { text: text.unreadNote }]
        : []),
      ...unread.map(place => ({ text: place })),
      { text: text.note },
    ],
  }
}
