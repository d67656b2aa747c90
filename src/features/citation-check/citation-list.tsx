import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import type { CheckedCitation } from '@contract/citation-check'
import type { LegislationHistory } from '@contract/lawregu'
import type { ArticleLookup } from '@domain/citation/link-citations'
import { type LinkTarget, linkTarget } from '@domain/citation-check/link-target'
import { citeLaw } from '@domain/citation/cite-as'
import { citationCheckCopy, fill } from '@/copy/citation-check'
import { openDocument } from '@/actions/open-document'
import {
  FINDING_STATE_NAMES,
  citationName,
  comparisonMessage,
  findingCompleteness,
  countFindingStates,
  findingStateMessage,
  findingStateName,
} from '@domain/citation-check/finding-messages'
import { LIMITS } from '@domain/limits'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { type Assessment, ASSESSMENTS, countAssessments } from '@domain/citation-check/assessment'
import type { CheckOutcome, CitationFinding } from './check'
import { differenceText, type FindingProps, FindingRow } from './finding'
import { AssessmentHeader } from './assessment'

const { citationCheck } = citationCheckCopy

/** An article and its earlier versions, from old to new. */
export interface ArticleWithVersions {
  title: string
  article: string
  text: string
  versions: LegislationHistory[]
}

interface CitationActionHandlers {
  onCite: (cited: ArticleLookup) => void
  onCompare: (history: ArticleWithVersions) => void
}

/**
 * Returns a function that opens the document or the article of a finding. Returns `undefined` if the finding has no
 * target.
 */
export function targetOpener(
  target: LinkTarget | undefined,
  onCite: CitationActionHandlers['onCite'],
): (() => void) | undefined {
  if (!target) return undefined
  const { library, id, law, article } = target
  if (library === 'case') return () => void openDocument('case-detail', { jid: id })
  if (library === 'similarity') return () => void openDocument('similarity-detail', { sid: id })
  if (library === 'penalty') return () => void openDocument('fiscal-tax-penalty-detail', { id })
  if (!law || !article) return () => void openDocument('law-detail', { lid: id })
  return () => onCite({ lid: id, law, article })
}

/** Returns the action that opens the document or the article of a citation. */
export function readingAction(onTap: () => void, law = '', article = '') {
  const word = article ? citationCheck.read : citationCheck.readWhole
  return { word, label: law ? `${word} ${citeLaw(law, article)}` : undefined, onTap, sensorsName: 'brief_read' }
}

/**
 * Returns a function that lists the actions for a finding: to read the source, and to compare it with its former
 * version.
 */
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

  return ({ checked, citation }: CitationFinding) => {
    const { title, article } = checked
    const openText = targetOpener(linkTarget(checked, citation.article), onCite)
    const compare = comparisonOf(checked)
    return [
      ...(openText ? [readingAction(openText, title, article)] : []),
      ...(compare
        ? [{ word: citationCheckCopy.citationCheck.compare, onTap: compare, sensorsName: 'brief_compare' }]
        : []),
    ]
  }
}
export type CitationActions = ReturnType<typeof citationActions>

/** Returns why a citation has its state, as a sentence, or '' if nothing is to be said. */
export function findingReason({ checked, citation }: CitationFinding): string {
  const message = findingStateMessage(checked, citation.article ?? '')
  return message || (checked.state === 'inForce' ? comparisonMessage(citation) : '')
}
export const findingName = ({ citation, context }: CitationFinding) =>
  citationName({ ...citation, words: context.words })

/** Returns the sentences that say up to which day the library has all laws. Each sentence occurs once. */
export const completenessNotes = (findings: CitationFinding[]): string[] => [
  ...new Set(findings.map(({ checked }) => findingCompleteness(checked)).filter(Boolean)),
]

/** Returns the sentences that say which parts of the document were not checked. */
export function uncheckedNotes({ pagesWithoutText = [], isCut }: Partial<CheckOutcome>): string[] {
  const pages = pagesWithoutText.join('、')
  return [
    pages && fill(citationCheck.pagesWithoutText, { pages }),
    isCut ? fill(citationCheck.most, { most: LIMITS.citationCheck.most }) : '',
  ].filter(Boolean)
}

/** Returns the outcome of a check as text for the clipboard. */
export function outcomeText(outcome: CheckOutcome): string {
  const { findings, unread } = outcome
  const counts = countFindingStates(findings.map(({ checked }) => checked.state)).map(({ state, count }) =>
    fill(citationCheck.counted, { name: FINDING_STATE_NAMES[state], count }),
  )
  const lines = findings.map((finding, at) => {
    const line = fill(citationCheck.line, {
      at: at + 1,
      words: findingName(finding),
      state: findingStateName(finding.checked),
    })
    const { changes } = finding.checked
    const message = changes ? differenceText(changes) : findingReason(finding)
    return message ? fill(citationCheck.lineWithMessage, { line, message }) : line
  })
  const unreadLines = unread.map(({ words }) => words)
  return [
    fill(citationCheck.textSummary, { all: findings.length, counts: counts.join('，') }),
    ...uncheckedNotes(outcome),
    ...lines,
    ...completenessNotes(findings),
    ...(unread.length ? [fill(citationCheck.unread, { count: unread.length }), ...unreadLines] : []),
  ].join('\n')
}

interface CitationListProps {
  citations: FindingProps[]
  /** Notes on the whole check, shown next to the assessment. */
  notes: string[]
  /** The buttons for the whole list. */
  actions: ReactNode
}

const STEP = LIMITS.citationCheck.visible

/**
 * Shows the assessment and the citations, problems first. Citations without a problem are folded if there are others.
 */
export function CitationList({ citations, notes, actions }: CitationListProps) {
  const [assessment, setAssessment] = useState<Assessment>()
  const [unfolded, setUnfolded] = useState(false)
  const [limit, setLimit] = useState<number>(STEP)
  const counts = countAssessments(citations.map(citation => citation.assessment))
  const right = counts.find(count => count.assessment === 'right')!.count
  const isFolded = !assessment && !unfolded && right > 0 && right < citations.length
  // The React key of a row is the index of its citation in the document.
  const rows = ASSESSMENTS.flatMap(each =>
    citations.flatMap((one, at) => (one.assessment === each ? [{ one, at }] : [])),
  )
  const shown = rows.filter(({ one }) =>
    assessment ? one.assessment === assessment : !isFolded || one.assessment !== 'right',
  )
  const remaining = shown.length - limit
  const choose = (chosen?: Assessment) => {
    setAssessment(chosen)
    setLimit(STEP)
  }
  return (
    <>
      <AssessmentHeader counts={counts} chosen={assessment} onChoose={choose} notes={notes} actions={actions} />
      <View className='citation-check__list' {...role('list')} aria-label={citationCheck.result}>
        {shown.slice(0, limit).map(({ one, at }) => (
          <FindingRow key={at} {...one} />
        ))}
      </View>
      {remaining > 0 && (
        <Button look='text' wide onTap={() => setLimit(limit + STEP)} sensorsName='brief_more'>
          {fill(citationCheck.more, { count: Math.min(remaining, STEP) })}
        </Button>
      )}
      {isFolded && remaining <= 0 && (
        <Button look='text' wide onTap={() => setUnfolded(true)} sensorsName='brief_unfold'>
          {fill(citationCheck.unfold, { count: right })}
        </Button>
      )}
    </>
  )
}
