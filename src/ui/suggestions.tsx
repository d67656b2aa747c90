import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { copy, fill } from '@/copy'
import { role } from './aria'
import type { IconName } from './icon'
import { ListItem } from './list-item'
import { type Segment, Segments } from './segments'
import './suggestions.scss'

const PAUSE = 1000

/** Returns a text for a live region after the text has stopped changing, so that no announcement interrupts typing. */
function useSettledText(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/**
 * The maximum length, in characters, of a note next to a suggestion. A longer note stands below the suggestion, because
 * it would leave no room for the suggestion.
 */
const LONGEST_DETAIL = 12

interface SuggestionListProps {
  groups: Array<{ title: string; items: Array<{ key: string; title: Segment[]; note?: string; isExact?: boolean }> }>
  /**
   * Offers to search for the words as typed, or to open another screen with them. They stand above the groups, or below
   * if a suggestion is exactly the typed text. `detail` is the number of results, if there are any.
   */
  offers?: Array<{ key: string; icon?: IconName; label: string; detail?: string }>
  /** Whether the suggestions for the typed text have arrived. Until then an empty list shows no message. */
  isSettled: boolean
  onPick: (groupIndex: number, itemIndex: number) => void
  onOffer?: (key: string) => void
}

function spokenCount({ groups, isSettled }: Pick<SuggestionListProps, 'groups' | 'isSettled'>) {
  if (!isSettled) return ''
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  return count ? fill(copy.suggest.count, { count }) : copy.suggest.empty
}

/** Lists suggestions for the typed text, with the match marked. A screen reader announces their number. */
export function SuggestionList({ groups, offers = [], isSettled, onPick, onOffer }: SuggestionListProps) {
  const spoken = useSettledText(spokenCount({ groups, isSettled }))
  const hasExact = groups.some(({ items }) => items.some(({ isExact }) => isExact))
  const leads = offers.length > 0 && (
    <View className='suggestions__leads'>
      {offers.map(({ key, icon = 'search', label, detail }) => (
        <ListItem
          key={key}
          icon={icon}
          action
          title={label}
          detail={detail}
          onTap={() => onOffer?.(key)}
          sensorsName='suggest_lead'
        />
      ))}
    </View>
  )
  return (
    <View className='suggestions' {...role('group')} aria-label={copy.suggest.label}>
      <View className='visually-hidden' {...role('status')} aria-live='polite'>
        {spoken}
      </View>
      {!hasExact && leads}
      {groups.map(({ title, items }, at) => (
        <View key={title} className='suggestions__group' {...role('group')} aria-label={title}>
          <Text className='suggestions__title'>{title}</Text>
          {items.map(({ key, title: segments, note = '' }, place) => (
            <ListItem
              key={key}
              title={
                <View className='suggestions__name'>
                  <Segments segments={segments} oneLine />
                </View>
              }
              {...(note.length > LONGEST_DETAIL ? { under: note } : { detail: note })}
              onTap={() => onPick(at, place)}
              sensorsName='suggest_pick'
            />
          ))}
        </View>
      ))}
      {hasExact && leads}
      {isSettled && !groups.length && !offers.some(({ detail }) => detail) && (
        <View className='suggestions__empty'>{copy.suggest.empty}</View>
      )}
    </View>
  )
}
