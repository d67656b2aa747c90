import { View, Text } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import type { CheckedCitation } from '@contract/citation-check'
import type { LegislationHistory } from '@contract/lawregu'
import type { ArticleLookup } from '@domain/citation/link-citations'
import { type LinkTarget, linkTarget } from '@domain/citation-check/link-target'
import { citeLaw } from '@domain/citation/cite-as'
import { briefCopy, fill } from '@/copy/citation-check'
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

const { brief } = briefCopy

/** An article with what it was before, from old to new. */
export interface Compared {
  title: string
  article: string
  text: string
  versions: LegislationHistory[]
}

interface Leads {
  onCite: (cited: ArticleLookup) => void
  onCompare: (history: Compared) => void
}

/** The ways on from a finding. Reads the article, the law or the judgment; nothing where there is none. */
export function readerTo(lead: LinkTarget | undefined, onCite: Leads['onCite']): (() => void) | undefined {
  if (!lead) return undefined
  const { library, id, law, article } = lead
  if (library === 'case') return () => void openDocument('case-detail', { jid: id })
  if (library === 'similarity') return () => void openDocument('similarity-detail', { sid: id })
  if (!law || !article) return () => void openDocument('law-detail', { lid: id })
  return () => onCite({ lid: id, law, article })
}

/** 查看原文, and what that is the text of. */
export const readWay = (onTap: () => void, law = '', article = '') => ({
  word: briefCopy.brief.read,
  label: law ? `${briefCopy.brief.read} ${citeLaw(law, article)}` : undefined,
  onTap,
  sensorsName: 'brief_read',
})

export function waysOf({ onCite, onCompare }: Leads) {
  function historyOf({ former, text, title = '', article }: CheckedCitation) {
    if (!former || !text || !article) return undefined
    const version = { lid: former.id, title: former.title, text: former.text, actionName: briefCopy.brief.former }
    return () => onCompare({ title, article, text, versions: [version] })
  }

  return ({ checked, citation }: Finding) => {
    const { title, article } = checked
    const read = readerTo(linkTarget(checked, citation.article), onCite)
    const compare = historyOf(checked)
    return [
      ...(read ? [readWay(read, title, article)] : []),
      ...(compare ? [{ word: briefCopy.brief.compare, onTap: compare, sensorsName: 'brief_compare' }] : []),
    ]
  }
}
export type WaysOf = ReturnType<typeof waysOf>

/** A citation of the brief with what the library says of it. As much as the services take of a citation's own words. */
export const WORDS_LENGTH = 300

export interface Finding {
  citation: TextCitation
  checked: CheckedCitation
  context: CitationContext
}

const SHAPES: Record<StateName, StatusShape> = {
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

export const saidOf = ({ checked, citation }: Finding) => findingMessage(checked, citation.article)
export const nameOf = ({ citation, context }: Finding) => citationName({ ...citation, words: context.words })

const countNames = (states: StateName[]) =>
  countStates(states).map(({ state, count }) => ({
    state,
    name: fill(brief.counted, { name: STATE_NAMES[state], count }),
  }))

/** As it is pasted into a letter. */
export function asText(findings: Finding[]): string {
  const counts = countNames(findings.map(({ checked }) => checked.state)).map(({ name }) => name)
  const lines = findings.map((finding, at) => {
    const line = fill(brief.line, { at: at + 1, words: nameOf(finding), state: STATE_NAMES[finding.checked.state] })
    const said = finding.checked.changes ? '' : saidOf(finding)
    return said ? fill(brief.said, { line, said }) : line
  })
  return [fill(brief.head, { all: findings.length, counts: counts.join('，') }), ...lines].join('\n')
}

/** In these the brief itself is to be looked at again. */
const ASKS: StateName[] = ['misquoted', 'noArticle', 'mismatched', 'repealed']

const SPOKEN = {
  added: { role: 'insertion', word: brief.added },
  removed: { role: 'deletion', word: brief.removed },
} as const

/** From the law's words to those in quotation marks. */
function Differences({ changes }: { changes: Change[] }) {
  return (
    <View className='finding__quote'>
      {changes.map(({ kind, text }, at) =>
        kind === 'same' ? (
          <Text key={at}>{text}</Text>
        ) : (
          <Text key={at} className={`finding__change finding__change--${kind}`} {...role(SPOKEN[kind].role)}>
            <Text className='visually-hidden'>{SPOKEN[kind].word}</Text>
            {text}
          </Text>
        ),
      )}
    </View>
  )
}

interface FoundProps {
  name: string
  state: StateName
  /** Why it is judged so. */
  saying: string
  changes?: Change[]
  /** Its place in the brief, where that is known. */
  context?: CitationContext
  ways: Way[]
}

interface Way {
  word: string
  /** Where the word alone does not tell. */
  label?: string
  onTap: () => void
  sensorsName: string
}

/** One citation: what it is, how it stands and why, its place in the brief, and the ways on. */
function Found({ name, state, saying, changes, context, ways }: FoundProps) {
  return (
    <View className={`finding${ASKS.indexOf(state) < 0 ? '' : ' finding--asks'}`} {...role('listitem')}>
      <View className='finding__head'>
        <Text className='finding__name'>{name}</Text>
        <Status shape={SHAPES[state]} text={STATE_NAMES[state]} />
      </View>
      {saying && <View className='finding__saying'>{saying}</View>}
      {state === 'misquoted' && changes && <Differences changes={changes} />}
      {context && (
        <View className='finding__context'>
          <Text>{context.before}</Text>
          <Text className='finding__words'>{context.words}</Text>
          <Text>{context.after}</Text>
        </View>
      )}
      {ways.length > 0 && (
        <View className='finding__ways'>
          {ways.map(({ word, label, onTap, sensorsName }) => (
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

interface FoundListProps {
  found: FoundProps[]
  /** Above them: how many there are, of when. */
  sum: string
  /** What can be done with all of them. */
  keys: ReactNode
}

/** How many there are of each kind, by which they can be narrowed, and each of them. */
export function FoundList({ found, sum, keys }: FoundListProps) {
  const [state, choose] = useState<StateName | typeof ALL>(ALL)
  const [limit, setLimit] = useState<number>(STEP)
  const counts = countNames(found.map(one => one.state))
  const choices = [
    { key: ALL, name: fill(brief.all, { count: found.length }) },
    ...counts.map(({ state: key, name }) => ({ key, name })),
  ]
  // In the order of the brief, which is what names each of them.
  const wanted = found.map((one, at) => ({ one, at })).filter(({ one }) => state === ALL || one.state === state)
  const left = wanted.length - limit
  return (
    <Section title={brief.result}>
      <View className='brief__sum' {...role('status')}>
        {sum}
      </View>
      <ChoiceGrid
        label={brief.filter}
        choices={choices}
        chosen={state}
        onChoose={key => {
          choose(key as typeof state)
          setLimit(STEP)
        }}
      />
      {keys}
      <View className='brief__found' {...role('list')} aria-label={brief.result}>
        {wanted.slice(0, limit).map(({ one, at }) => (
          <Found key={at} {...one} />
        ))}
      </View>
      {left > 0 && (
        <Button look='text' wide onTap={() => setLimit(limit + STEP)} sensorsName='brief_more'>
          {fill(brief.more, { count: Math.min(left, STEP) })}
        </Button>
      )}
    </Section>
  )
}
