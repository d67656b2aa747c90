import { View } from '@tarojs/components'
import { openDocument } from '@/actions/open-document'
import { waysOutCopy, fill } from '@/copy/ways-out'
import { formatCount } from '@domain/format/amounts'
import type { Condition } from '@domain/query/condition'
import { goneInWords } from '@domain/query/lighter'
import type { Library } from '@/libraries/library'
import { picked } from '@/libraries/request'
import { role } from '@/ui/aria'
import { ListItem } from '@/ui/list-item'
import { useLawMeant, useWider, type Wider } from './use-wider'
import './index.scss'

export interface WaysOutProps {
  library: Library
  conditions: Condition[]
  onConditions: (conditions: Condition[]) => void
}

const words = waysOutCopy.waysOut

/** Of a search that found nothing: the law that it names, and what it would find in other words, in its cause, or asking less. */
export function WaysOut({ library, conditions, onConditions }: WaysOutProps) {
  const wider = useWider(library, conditions)
  const law = useLawMeant(conditions)
  if (!wider.length && !law?.id) return null

  const openLaw = () => {
    if (!law?.id) return
    const { id, article } = law
    const { route, params } = picked({ id, article, library: 'law' }, library.category, [])
    void openDocument(route, params)
  }
  const sentenceOf = (way: Wider) => {
    if (way.kind !== 'drop') return fill(words[way.kind], { word: way.word, text: way.text })
    const { name, text } = goneInWords(way, library.typed)
    return fill(name ? words.dropOf : words.drop, { name, text })
  }
  return (
    <View className='ways-out' {...role('group')} aria-label={words.title}>
      {law?.id && (
        <ListItem
          icon='file-text'
          action
          leads
          title={fill(words.law, { name: law.name })}
          onTap={openLaw}
          sensorsName='empty_law'
        />
      )}
      {wider.map(way => (
        <ListItem
          key={sentenceOf(way)}
          title={sentenceOf(way)}
          detail={fill(waysOutCopy.counted.items, { total: formatCount(way.total) })}
          leads
          onTap={() => onConditions(way.rest)}
          sensorsName={`empty_${way.kind}`}
        />
      ))}
    </View>
  )
}
