import { View, Text } from '@tarojs/components'
import { type StateName, stateName } from '@domain/citation-check/finding-messages'
import type { CitationContext } from '@domain/citation-check/context'
import type { Verdict } from '@domain/citation-check/verdict'
import type { Change } from '@domain/text/text-diff'
import { citationCheckCopy, fill } from '@/copy/citation-check'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { Section } from '@/ui/section'
import { Status, type StatusShape } from '@/ui/label'

const { citationCheck } = citationCheckCopy

const STATUS_SHAPES: Record<StateName, StatusShape> = {
  misquoted: 'partly',
  otherArticle: 'partly',
  otherCase: 'repealed',
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

const CHANGE_ROLES = {
  added: { role: 'insertion', word: citationCheck.added },
  removed: { role: 'deletion', word: citationCheck.removed },
} as const

interface WordingProps {
  name: string
  changes: Change[]
  /** The kind of changes that this wording does not have. */
  without: 'added' | 'removed'
}

/** One wording of a passage, with the words marked in which it differs from the other. */
const Wording = ({ name, changes, without }: WordingProps) => (
  <View className='finding__wording'>
    <Text className='finding__wording-name'>{name}</Text>
    <View className='finding__quote'>
      {changes
        .filter(({ kind }) => kind !== without)
        .map(({ kind, text }, at) =>
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
  </View>
)

const quoted = (changes: Change[], kind: Change['kind']) =>
  changes.filter(change => change.kind === kind).map(({ text }) => fill(citationCheck.quoted, { text }))

/** Says in words in what a quotation differs: 缺“公开”，多“自愿”. */
export function differenceOf(changes: Change[]): string {
  const [missing, more] = [quoted(changes, 'removed'), quoted(changes, 'added')]
  return [
    missing.length ? fill(citationCheck.missing, { words: missing.join('、') }) : '',
    more.length ? fill(citationCheck.excess, { words: more.join('、') }) : '',
  ]
    .filter(Boolean)
    .join('，')
}

interface FindingAction {
  word: string
  /** A longer label for screen readers. */
  label?: string
  onTap: () => void
  sensorsName: string
}

export interface FindingProps {
  name: string
  state: StateName
  /** The cited part that the article lacks. */
  lacks?: 'paragraph' | 'item'
  verdict: Verdict
  /** The reason of the state. */
  message: string
  changes?: Change[]
  /** The words of the cited article. */
  text?: string
  /** The surrounding text of the document. Absent in a shared check. */
  context?: CitationContext
  actions: FindingAction[]
}

/** The words of a place, with the text around them. */
const Excerpt = ({ context }: { context: CitationContext }) => (
  <View className='finding__context'>
    <Text>{context.before}</Text>
    <Text className='finding__words'>{context.words}</Text>
    <Text>{context.after}</Text>
  </View>
)

interface UnreadPlacesProps {
  places: CitationContext[]
  /** The pages of a PDF in which no text was found. */
  pages: number[]
}

/** What was not checked: places that look like citations and were not understood, and pages without text. */
export function UnreadPlaces({ places, pages }: UnreadPlacesProps) {
  const pagesNote = pages.length > 0 && (
    <View className='citation-check__note'>{fill(citationCheck.pagesWithoutText, { pages: pages.join('、') })}</View>
  )
  if (!places.length) return pagesNote
  return (
    <Section title={fill(citationCheck.unread, { count: places.length })}>
      {pagesNote}
      <View className='citation-check__note'>{citationCheck.unreadNote}</View>
      <View {...role('list')}>
        {places.map((place, at) => (
          <View key={at} className='finding' {...role('listitem')}>
            <Excerpt context={place} />
          </View>
        ))}
      </View>
    </Section>
  )
}

/** What the source says, beside the sentence of the document: both wordings, or the words of the article. */
function Source({ state, changes, text }: Pick<FindingProps, 'state' | 'changes' | 'text'>) {
  if (state === 'misquoted' && changes)
    return (
      <View className='finding__source'>
        <Wording name={citationCheck.original} changes={changes} without='added' />
        <Wording name={citationCheck.quotation} changes={changes} without='removed' />
      </View>
    )
  if (!text) return null
  return (
    <View className='finding__source'>
      <Text className='finding__wording-name'>{citationCheck.articleNow}</Text>
      <View className='finding__article'>{text}</View>
    </View>
  )
}

const BEGINNING = 30
/** The beginning of an article shows at a glance whether it is the one that the document means. */
function beginningOf(text: string): string {
  const line = text.trim().split('\n')[0] ?? ''
  return line.length > BEGINNING ? `${line.slice(0, BEGINNING)}…` : line
}

/** One citation: name, state, reason, the sentence of the document beside the source, actions. */
export function FindingRow({ name, state, lacks, verdict, message, changes, text, context, actions }: FindingProps) {
  const isProblem = verdict !== 'right'
  const reason = state === 'misquoted' && changes ? differenceOf(changes) : message
  return (
    <View className={`finding finding--${verdict}`} {...role('listitem')}>
      <View className='finding__head'>
        <Text className='finding__name'>{name}</Text>
        <Status shape={STATUS_SHAPES[state]} text={stateName({ state, lacks })} />
      </View>
      {reason && <View className='finding__message'>{reason}</View>}
      {!isProblem && text && <View className='finding__beginning'>{beginningOf(text)}</View>}
      <View className='finding__sides'>
        {context && <Excerpt context={context} />}
        {isProblem && <Source state={state} changes={changes} text={text} />}
      </View>
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
