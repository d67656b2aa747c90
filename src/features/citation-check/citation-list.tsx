import { View, Text } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import type { CheckedCitation } from '@contract/citation-check'
import type { LegislationHistory } from '@contract/lawregu'
import type { ArticleLookup } from '@domain/citation/link-citations'
import { type LinkTarget, linkTarget } from '@domain/citation-check/link-target'
import { citeLaw } from '@domain/citation/cite-as'
import { citationCheckCopy, fill } from '@/copy/citation-check'
import { openDocument } from '@/actions/open-document'
import {
  type StateName,
  STATE_NAMES,
  citationName,
  countStates,
  findingMessage,
} from '@domain/citation-check/finding-messages'
import { LIMITS } from '@domain/limits'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { ChoiceGrid } from '@/ui/choice-grid'
import { Section } from '@/ui/section'
import type { CitationContext } from '@domain/citation-check/context'
import type { TextCitation } from '@domain/citation-check/find'
import type { Change } from '@domain/text/text-diff'
import { Status, type StatusShape } from '@/ui/label'

const { citationCheck } = citationCheckCopy

/** An article with its earlier versions, from old to new. */
export interface ComparedArticle {
  title: string
  article: string
  text: string
  versions: LegislationHistory[]
}

interface CitationActionHandlers {
  onCite: (cited: ArticleLookup) => void
  onCompare: (history: ComparedArticle) => void
}

/** Returns a function that opens the article, law or case of a finding. Returns `undefined` without a target. */
export function openTarget(
  target: LinkTarget | undefined,
  onCite: CitationActionHandlers['onCite'],
): (() => void) | undefined {
  if (!target) return undefined
  const { library, id, law, article } = target
  if (library === 'case') return () => void openDocument('case-detail', { jid: id })
  if (library === 'similarity') return () => void openDocument('similarity-detail', { sid: id })
  if (!law || !article) return () => void openDocument('law-detail', { lid: id })
  return () => onCite({ lid: id, law, article })
}

/** The action 查看原文, labelled with the citation. */
export const readAction = (onTap: () => void, law = '', article = '') => ({
  word: citationCheckCopy.citationCheck.read,
  label: law ? `${citationCheckCopy.citationCheck.read} ${citeLaw(law, article)}` : undefined,
  onTap,
  sensorsName: 'brief_read',
})

export function citationActions({ onCite, onCompare }: CitationActionHandlers) {
  function comparisonOf({ former, text, title = '', article }: CheckedCitation) {
    if (!former || !text || !article) return undefined
    const version = {
      lid: former.id,
      title: former.title,
      text: former.text,
      actionName: citationCheckCopy.citationCheck.former,
    }
    return () => onCompare({ title, article, text, versions: [version] })
  }

  return ({ checked, citation }: CheckedFinding) => {
    const { title, article } = checked
    const openText = openTarget(linkTarget(checked, citation.article), onCite)
    const compare = comparisonOf(checked)
    return [
      ...(openText ? [readAction(openText, title, article)] : []),
      ...(compare
        ? [{ word: citationCheckCopy.citationCheck.compare, onTap: compare, sensorsName: 'brief_compare' }]
        : []),
    ]
  }
}
export type CitationActions = ReturnType<typeof citationActions>

/** The services' length limit of a citation's words. */
export const WORDS_LENGTH = 300

export interface CheckedFinding {
  citation: TextCitation
  checked: CheckedCitation
  context: CitationContext
}

const STATUS_SHAPES: Record<StateName, StatusShape> = {
  misquoted: 'partly',
  noArticle: 'repealed',
  mismatched: 'repealed',
  repealed: 'repealed',
  amended: 'amended',
  partly: 'partly',
  unknown: 'draft',
  notYet: 'pending',
  absent: 'draft',
  inForce: 'in-force',
  found: 'in-force',
}

export const messageOf = ({ checked, citation }: CheckedFinding) => findingMessage(checked, citation.article)
export const findingName = ({ citation, context }: CheckedFinding) =>
  citationName({ ...citation, words: context.words })

const stateCounts = (states: StateName[]) =>
  countStates(states).map(({ state, count }) => ({
    state,
    name: fill(citationCheck.counted, { name: STATE_NAMES[state], count }),
  }))

/** The findings as text for the clipboard. */
export function findingsText(findings: CheckedFinding[]): string {
  const counts = stateCounts(findings.map(({ checked }) => checked.state)).map(({ name }) => name)
  const lines = findings.map((finding, at) => {
    const line = fill(citationCheck.line, {
      at: at + 1,
      words: findingName(finding),
      state: STATE_NAMES[finding.checked.state],
    })
    const message = finding.checked.changes ? '' : messageOf(finding)
    return message ? fill(citationCheck.lineWithMessage, { line, message }) : line
  })
  return [fill(citationCheck.textSummary, { all: findings.length, counts: counts.join('，') }), ...lines].join('\n')
}

/** States that call for a review of the document. */
const NEEDS_REVIEW: StateName[] = ['misquoted', 'noArticle', 'mismatched', 'repealed']

const CHANGE_ROLES = {
  added: { role: 'insertion', word: citationCheck.added },
  removed: { role: 'deletion', word: citationCheck.removed },
} as const

/** The differences between the law's text and the quote. */
function Differences({ changes }: { changes: Change[] }) {
  return (
    <View className='finding__quote'>
      {changes.map(({ kind, text }, at) =>
        kind === 'same' ? (
          <Text key={at}>{text}</Text>
        ) : (
          <Text key={at} className={`finding__change finding__change--${kind}`} {...role(CHANGE_ROLES[kind].role)}>
            <Text className='visually-hidden'>{CHANGE_ROLES[kind].word}</Text>
            {text}
          </Text>
        ),
      )}
    </View>
  )
}

interface CitationEntryProps {
  name: string
  state: StateName
  /** The reason of the state. */
  message: string
  changes?: Change[]
  /** The surrounding text of the document. Absent in a shared check. */
  context?: CitationContext
  actions: CitationAction[]
}

interface CitationAction {
  word: string
  /** A longer label for screen readers. */
  label?: string
  onTap: () => void
  sensorsName: string
}

/** One citation: name, state, message, context, actions. */
function CitationEntry({ name, state, message, changes, context, actions }: CitationEntryProps) {
  return (
    <View className={`finding${NEEDS_REVIEW.indexOf(state) < 0 ? '' : ' finding--needs-review'}`} {...role('listitem')}>
      <View className='finding__head'>
        <Text className='finding__name'>{name}</Text>
        <Status shape={STATUS_SHAPES[state]} text={STATE_NAMES[state]} />
      </View>
      {message && <View className='finding__message'>{message}</View>}
      {state === 'misquoted' && changes && <Differences changes={changes} />}
      {context && (
        <View className='finding__context'>
          <Text>{context.before}</Text>
          <Text className='finding__words'>{context.words}</Text>
          <Text>{context.after}</Text>
        </View>
      )}
      {actions.length > 0 && (
        <View className='finding__actions'>
          {actions.map(({ word, label, onTap, sensorsName }) => (
            <Button key={word} look='text' label={label} onTap={onTap} sensorsName={sensorsName}>
              {word}
            </Button>
          ))}
        </View>
      )}
    </View>
  )
}
const ALL = 'all'
const STEP = LIMITS.citationCheck.visible

interface CitationListProps {
  citations: CitationEntryProps[]
  /** The sentence above the list that counts the citations. */
  summary: string
  /** Actions on the whole list. */
  keys: ReactNode
}

/** The citations, with a filter by state. */
export function CitationList({ citations, summary, keys }: CitationListProps) {
  const [state, setState] = useState<StateName | typeof ALL>(ALL)
  const [limit, setLimit] = useState<number>(STEP)
  const counts = stateCounts(citations.map(citation => citation.state))
  const choices = [
    { key: ALL, name: fill(citationCheck.all, { count: citations.length }) },
    ...counts.map(({ state: key, name }) => ({ key, name })),
  ]
  // The citations stay in the order of the document. React keys are positions in the unfiltered list.
  const filtered = citations.map((one, at) => ({ one, at })).filter(({ one }) => state === ALL || one.state === state)
  const remaining = filtered.length - limit
  return (
    <Section title={citationCheck.result}>
      <View className='citation-check__summary' {...role('status')}>
        {summary}
      </View>
      <ChoiceGrid
        label={citationCheck.filter}
        choices={choices}
        chosen={state}
        onChoose={key => {
          setState(key as typeof state)
          setLimit(STEP)
        }}
      />
      {keys}
      <View className='citation-check__list' {...role('list')} aria-label={citationCheck.result}>
        {filtered.slice(0, limit).map(({ one, at }) => (
          <CitationEntry key={at} {...one} />
        ))}
      </View>
      {remaining > 0 && (
        <Button look='text' wide onTap={() => setLimit(limit + STEP)} sensorsName='brief_more'>
          {fill(citationCheck.more, { count: Math.min(remaining, STEP) })}
        </Button>
      )}
    </Section>
  )
}
