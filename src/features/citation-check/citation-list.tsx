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
  STATE_NAMES,
  citationName,
  comparisonMessage,
  completenessOf,
  countStates,
  stateMessage,
  stateName,
} from '@domain/citation-check/finding-messages'
import { LIMITS } from '@domain/limits'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import type { CitationContext } from '@domain/citation-check/context'
import { type Verdict, VERDICTS, countVerdicts } from '@domain/citation-check/verdict'
import type { CheckedFinding } from './check'
import { differenceOf, type FindingProps, FindingRow } from './finding'
import { VerdictHead } from './verdict'

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
  if (library === 'penalty') return () => void openDocument('fiscal-tax-penalty-detail', { id })
  if (!law || !article) return () => void openDocument('law-detail', { lid: id })
  return () => onCite({ lid: id, law, article })
}

/** The action that opens the article, law or case, labelled with the citation. */
export function readAction(onTap: () => void, law = '', article = '') {
  const word = article ? citationCheck.read : citationCheck.readWhole
  return { word, label: law ? `${word} ${citeLaw(law, article)}` : undefined, onTap, sensorsName: 'brief_read' }
}

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

export function messageOf({ checked, citation }: CheckedFinding): string {
  const message = stateMessage(checked, citation.article ?? '')
  return message || (checked.state === 'inForce' ? comparisonMessage(citation) : '')
}
export const findingName = ({ citation, context }: CheckedFinding) =>
  citationName({ ...citation, words: context.words })

/** The sentences on the day up to which the library has all laws, each once. */
export const completenessNotes = (findings: CheckedFinding[]): string[] => [
  ...new Set(findings.map(({ checked }) => completenessOf(checked)).filter(Boolean)),
]

/** The findings as text for the clipboard. */
export function findingsText(findings: CheckedFinding[], unread: CitationContext[]): string {
  const counts = countStates(findings.map(({ checked }) => checked.state)).map(({ state, count }) =>
    fill(citationCheck.counted, { name: STATE_NAMES[state], count }),
  )
  const lines = findings.map((finding, at) => {
    const line = fill(citationCheck.line, {
      at: at + 1,
      words: findingName(finding),
      state: stateName(finding.checked),
    })
    const { changes } = finding.checked
    const message = changes ? differenceOf(changes) : messageOf(finding)
    return message ? fill(citationCheck.lineWithMessage, { line, message }) : line
  })
  const unreadLines = unread.map(({ words }) => words)
  return [
    fill(citationCheck.textSummary, { all: findings.length, counts: counts.join('，') }),
    ...lines,
    ...completenessNotes(findings),
    ...(unread.length ? [fill(citationCheck.unread, { count: unread.length }), ...unreadLines] : []),
  ].join('\n')
}

interface CitationListProps {
  citations: FindingProps[]
  /** Sentences on the whole check, beside its verdict. */
  notes: string[]
  /** Actions on the whole list. */
  actions: ReactNode
}

const STEP = LIMITS.citationCheck.visible

/** The verdict and the citations: problems first, in the order of the document; what is right is folded. */
export function CitationList({ citations, notes, actions }: CitationListProps) {
  const [verdict, setVerdict] = useState<Verdict>()
  const [unfolded, setUnfolded] = useState(false)
  const [limit, setLimit] = useState<number>(STEP)
  const counts = countVerdicts(citations.map(citation => citation.verdict))
  const right = counts.find(count => count.verdict === 'right')!.count
  const isFolded = !verdict && !unfolded && right > 0 && right < citations.length
  // React keys are positions in the document.
  const rows = VERDICTS.flatMap(each => citations.flatMap((one, at) => (one.verdict === each ? [{ one, at }] : [])))
  const shown = rows.filter(({ one }) => (verdict ? one.verdict === verdict : !isFolded || one.verdict !== 'right'))
  const remaining = shown.length - limit
  const choose = (chosen?: Verdict) => {
    setVerdict(chosen)
    setLimit(STEP)
  }
  return (
    <>
      <VerdictHead counts={counts} chosen={verdict} onChoose={choose} notes={notes} actions={actions} />
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
