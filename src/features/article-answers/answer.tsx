import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import type { ArticleAnswer } from '@contract/article-answers'
import { formatCount } from '@domain/format/amounts'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import { articleAnswersCopy, fill } from '@/copy/article-answers'
import type { ListRow } from '@/libraries/library'
import { useBusy } from '@/platform/use-busy'
import { role } from '@/ui/aria'
import { Icon } from '@/ui/icon'
import { type Label, Labels } from '@/ui/label'
import { Prose } from '@/ui/prose'
import { Segments } from '@/ui/segments'
import type { TextSegment } from '@/ui/segments/types'
import { Tap } from '@/ui/tap'
import { SCREEN_ICONS } from '@/shared/screen-icons'
import { ListItem } from '@/ui/list-item'
import { State } from '@/ui/state'

const words = articleAnswersCopy.answers

/** Splits a text into its paragraphs. Empty paragraphs are left out. */
function linesOf(segments: TextSegment[]): TextSegment[][] {
  const lines: TextSegment[][] = [[]]
  for (const segment of segments) {
    if (segment.kind === 'break') continue
    segment.text.split('\n').forEach((text, at) => {
      if (at) lines.push([])
      if (text) lines[lines.length - 1]?.push({ ...segment, text })
    })
  }
  return lines.filter(({ length }) => length > 0)
}

/**
 * Returns the reason for the law's status. If the law was in force on the chosen day but no longer is, adds its status
 * today.
 */
function groundOf({ ground, standing, time_limited }: ArticleAnswer, labels: Label[]) {
  if (standing === 'unknown') return ground
  const isThen = labels.some(({ text }) => text === words.inForceThen) && time_limited !== LAW_STATUS.inForce
  const currently = isThen && time_limited ? fill(words.currently, { status: time_limited }) : ''
  return [ground && fill(words.ground, { ground }), currently].filter(Boolean).join('；')
}

interface AnswerActions {
  openLaw: () => Promise<unknown>
  openCases: (answer: ArticleAnswer) => void
  showVersions: (answer: ArticleAnswer) => Promise<unknown>
  cite: (answer: ArticleAnswer) => void
}

interface AnswerProps {
  row: ListRow
  answer: ArticleAnswer
  actions: AnswerActions
}

/** Shows one answer: the whole article, its law, its status, and links such as the judgments that cite it. */
export function AnswerCard({ row, answer, actions }: AnswerProps) {
  const { busy, run } = useBusy()
  const { title, article, path, citedBy, versions } = answer
  const { labels = [], snippet = [] } = row.view
  const lines = useMemo(() => linesOf(snippet), [snippet])
  const ground = groundOf(answer, labels)
  return (
    <View className='answer' {...role('article')} aria-label={`${title} ${article}`}>
      <Tap
        role='link'
        className='answer__title'
        busy={busy}
        onTap={() => void run(actions.openLaw)}
        sensorsName='ask_law'
      >
        <Text className='answer__law'>{title}</Text>
        <Text className='answer__number'>{article}</Text>
        <Icon name='chevron-right' size={16} />
      </Tap>
      <Labels labels={labels} />
      {path.length > 0 && <View className='answer__path'>{path.join(' › ')}</View>}
      <View className='answer__text'>
        {lines.map((segments, at) => (
          <Prose key={at} className='answer__line'>
            <Segments segments={segments} />
          </Prose>
        ))}
      </View>
      {ground && <View className='answer__ground'>{ground}</View>}
      <View className='answer__actions'>
        {citedBy > 0 && (
          <Action
            label={fill(words.cases, { count: formatCount(citedBy) })}
            onTap={() => actions.openCases(answer)}
            sensorsName='ask_cases'
          />
        )}
        {versions > 0 && (
          <Action
            label={fill(words.versions, { count: versions })}
            onTap={() => void run(() => actions.showVersions(answer))}
            sensorsName='ask_versions'
          />
        )}
        <Action label={words.cite} onTap={() => actions.cite(answer)} sensorsName='ask_cite' />
      </View>
    </View>
  )
}

function Action({ label, ...tap }: { label: string; onTap: () => void; sensorsName: string }) {
  return (
    <Tap className='answer__action' {...tap}>
      {label}
    </Tap>
  )
}

interface NoAnswerProps {
  completeness?: string
  /** The words of the question, with which the reader can search the full texts instead. */
  pieces: string[]
  onEdit: () => void
  /** `undefined` if no filter is set. */
  onClearFilters?: () => void
  onFullText: (library: 'law' | 'case') => void
  onStory: () => void
}

/**
 * Shows that no article answers the question. Names the day up to which the library is complete, and offers other
 * ways to search.
 */
export function NoAnswer({ completeness, pieces, onEdit, onClearFilters, onFullText, onStory }: NoAnswerProps) {
  const first = onClearFilters
    ? { label: words.clearFilters, onTap: onClearFilters, sensorsName: 'ask_clear' }
    : { label: words.edit, onTap: onEdit, sensorsName: 'ask_edit' }
  const quoted = { words: pieces.join(' ') }
  return (
    <State kind='empty' sentence={[words.none, completeness].filter(Boolean).join('；')} actions={[first]}>
      <View className='no-answer'>
        {pieces.length > 0 && (
          <>
            <ListItem
              icon='search'
              action
              isLink
              title={fill(words.fullText, quoted)}
              onTap={() => onFullText('law')}
              sensorsName='ask_full_text'
            />
            <ListItem
              icon='search'
              action
              isLink
              title={fill(words.otherCases, quoted)}
              onTap={() => onFullText('case')}
              sensorsName='ask_case_text'
            />
          </>
        )}
        <ListItem icon={SCREEN_ICONS.alike} action isLink title={words.story} onTap={onStory} sensorsName='ask_story' />
      </View>
    </State>
  )
}
