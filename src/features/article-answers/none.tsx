import { articleAnswersCopy, fill } from '@/copy/article-answers'
import { ListItem } from '@/ui/list-item'
import { State } from '@/ui/state'
import { View } from '@tarojs/components'

const words = articleAnswersCopy.answers

interface NoAnswerProps {
  completeness?: string
  /** What the question says, for a search of the full text. */
  pieces: string[]
  onEdit: () => void
  /** Absent without filters. */
  onClearFilters?: () => void
  onFullText: (library: 'law' | 'case') => void
  onStory: () => void
}

/** Tells that no article answers, up to which day the library goes, and what else can be done. */
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
        <ListItem icon='text-search' action isLink title={words.story} onTap={onStory} sensorsName='ask_story' />
      </View>
    </State>
  )
}
