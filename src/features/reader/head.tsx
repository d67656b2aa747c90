import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { open } from '@/routing/navigation'
import type { Fact, ReadableDocument } from '@/libraries/document'
import { role } from '@/ui/aria'
import { Labels } from '@/ui/label'
import { Tap } from '@/ui/tap'

/** The title, the labels and the facts in two columns. */
export const DocumentHeader = memo(function DocumentHeader({ document }: { document: ReadableDocument }) {
  const { title, labels, facts, enclosingLaw } = document
  return (
    <View className={`reader-head${enclosingLaw ? ' reader-head--law' : ''}`}>
      <View className='reader-head__title' {...role('heading')} aria-level={1}>
        {title}
      </View>
      {labels.length > 0 && <Labels labels={labels} />}
      {facts.length > 0 && (
        <View className='reader-facts'>
          {factLines(facts).map((line, at) => (
            <FactLine key={at} facts={line} />
          ))}
        </View>
      )}
    </View>
  )
})

/** Groups consecutive facts with the same name, such as the judges of a case, so that they share a line. */
function factLines(facts: Fact[]): Fact[][] {
  const lines: Fact[][] = []
  for (const fact of facts) {
    const last = lines[lines.length - 1]
    if (last?.[0]?.label === fact.label) last.push(fact)
    else lines.push([fact])
  }
  return lines
}

function FactLine({ facts }: { facts: Fact[] }) {
  return (
    <View className='reader-facts__line'>
      <View className='reader-facts__label'>{facts[0]?.label}</View>
      <View className='reader-facts__value'>
        {facts.map((fact, at) => (
          <FactValue key={at} fact={fact} />
        ))}
      </View>
    </View>
  )
}

function FactValue({ fact: { value, opens } }: { fact: Fact }) {
  if (!opens) return <Text className='reader-facts__one'>{value}</Text>
  const { route, params } = opens
  return (
    <Tap role='link' className='reader-facts__one reader-facts__link' onTap={() => void open(route, params)}>
      <Text>{value}</Text>
    </Tap>
  )
}
