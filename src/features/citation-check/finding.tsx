import { View, Text } from '@tarojs/components'
import { type FindingState, findingStateName } from '@domain/citation-check/finding-messages'
import type { CitationExcerpt } from '@domain/citation-check/context'
import { citationNameParts } from '@domain/citation-check/name-parts'
import type { Assessment } from '@domain/citation-check/assessment'
import type { TextChange } from '@domain/text/text-diff'
import { citationCheckCopy, fill } from '@/copy/citation-check'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { Section } from '@/ui/section'
import { StatusMark, type StatusShape } from '@/ui/label'

const { citationCheck } = citationCheckCopy

const STATUS_SHAPES: Record<FindingState, StatusShape> = {
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
  changes: TextChange[]
  /**
   * The kind of change that this wording does not contain: the source lacks the added words, the quotation lacks the
   * removed ones.
   */
  without: 'added' | 'removed'
}

/** Shows one of two wordings. Words that differ from the other wording are marked. */
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

const quoted = (changes: TextChange[], kind: TextChange['kind']) =>
  changes.filter(change => change.kind === kind).map(({ text }) => fill(citationCheck.quoted, { text }))

/** Returns the difference between a quotation and its source as a sentence: 缺“公开”，多“自愿”. */
export function differenceText(changes: TextChange[]): string {
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
  /** The label for screen readers. It is longer than the visible word. */
  label?: string
  onTap: () => void
  sensorsName: string
}

export interface FindingProps {
  name: string
  state: FindingState
  /** The cited part that does not exist in the article. Absent if the article has the part. */
  lacks?: 'paragraph' | 'item'
  assessment: Assessment
  /** The reason for the state. */
  message: string
  changes?: TextChange[]
  /** The text of the cited article. */
  text?: string
  /** The citation in the document with its surrounding text. Absent in a shared check. */
  context?: CitationExcerpt
  actions: FindingAction[]
}

/** Shows the words of a place and the text around them. */
const Excerpt = ({ context }: { context: CitationExcerpt }) => (
  <View className='finding__context'>
    <Text>{context.before}</Text>
    <Text className='finding__words'>{context.words}</Text>
    <Text>{context.after}</Text>
  </View>
)

/** Shows the places that look like citations but could not be checked. */
export function UnreadPlaces({ places }: { places: CitationExcerpt[] }) {
  if (!places.length) return null
  return (
    <Section title={fill(citationCheck.unread, { count: places.length })}>
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

/** Shows what the source says: both wordings if the quotation differs, otherwise the beginning of the article. */
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
/** Returns the beginning of an article. It lets the reader see whether the citation means this article. */
function beginningOf(text: string): string {
  const line = text.trim().split('\n')[0] ?? ''
  return line.length > BEGINNING ? `${line.slice(0, BEGINNING)}…` : line
}

/** Shows one citation with its state, the reason, the sentence of the document, the source, and actions. */
export function FindingRow({ name, state, lacks, assessment, message, changes, text, context, actions }: FindingProps) {
  const isProblem = assessment !== 'right'
  const reason = state === 'misquoted' && changes ? differenceText(changes) : message
  return (
    <View className={`finding finding--${assessment}`} {...role('listitem')}>
      <View className='finding__head'>
        <View className='finding__name'>
          {citationNameParts(name).map((part, at) => (
            <Text key={at} className={at ? 'finding__part' : ''}>
              {part}
            </Text>
          ))}
        </View>
        <StatusMark shape={STATUS_SHAPES[state]} text={findingStateName({ state, lacks })} />
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
