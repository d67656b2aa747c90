import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import type { StateName } from '@domain/brief/saying'
import { LIMITS } from '@domain/limits'
import { briefCopy, fill } from '@/copy/brief'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { ChoiceGrid } from '@/ui/choice-grid'
import { Section } from '@/ui/section'
import { countNames } from './finding'
import { Found, type FoundProps } from './found'

const { brief } = briefCopy
const ALL = 'all'
const STEP = LIMITS.brief.shown

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
