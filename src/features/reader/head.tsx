import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { open } from '@/navigation'
import type { Fact, ReadableDocument } from '@/libraries/document'
import { role } from '@/ui/aria'
import { Labels } from '@/ui/label'
import { Tap } from '@/ui/tap'

/** What a document is: its title, its labels, its facts in two columns. */
export const Head = memo(function Head({ document }: { document: ReadableDocument }) {
  const { title, labels, facts, law } = document
  return (
    <View className={`reader-head${law ? ' reader-head--law' : ''}`}>
      <View className='reader-head__title' {...role('heading')} aria-level={1}>
        {title}
      </View>
      {labels.length > 0 && <Labels labels={labels} />}
      {facts.length > 0 && (
        <View className='reader-facts'>
          {facts.map((fact, at) => (
            <FactLine key={at} fact={fact} />
          ))}
        </View>
      )}
    </View>
  )
})

function FactLine({ fact: { label, value, opens } }: { fact: Fact }) {
  return (
    <View className='reader-facts__line'>
      <View className='reader-facts__label'>{label}</View>
      <View className='reader-facts__value'>
        {opens ? (
          <Tap role='link' className='reader-facts__link' onTap={() => void open(opens.route, opens.params)}>
            <Text>{value}</Text>
          </Tap>
        ) : (
          value
        )}
      </View>
    </View>
  )
}
