/** 案情找类案: the facts as they are written, and what stands above the cases that were found by them. */
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { FacetNode } from '@/api/readers/facet'
import { alikeCopy, fill } from '@/copy/similar-cases'
import { choose, filterCondition } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import { CAUSE } from '@domain/query/reworded'
import { requireLogin } from '@/actions/require-login'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { Tap } from '@/ui/tap'
import { LIMITS } from '@domain/limits'
import { Section } from '@/ui/section'
import { TextArea } from '@/ui/text-area'
import './index.scss'

const { alike } = alikeCopy

interface FoundHeadProps {
  facts: string
  onEdit: () => void
  causes: FacetNode[]
  conditions: Condition[]
  onConditions: (conditions: Condition[]) => void
}

/** Above the cases: which facts they are like, and the causes that these suggest, each of which narrows. */
export function FoundHead({ facts, onEdit, causes, conditions, onConditions }: FoundHeadProps) {
  const cause = filterCondition(conditions, CAUSE)?.value
  const turn = (value: string) => {
    if (requireLogin()) onConditions(choose(conditions, CAUSE, value === cause ? undefined : { value }))
  }
  return (
    <View className='found-head'>
      <View className='found-head__line'>
        <Text className='found-head__told'>{alike.intro}</Text>
        <Button look='text' onTap={onEdit} sensorsName='alike_edit'>
          {alike.edit}
        </Button>
      </View>
      <View className='found-head__facts'>{facts}</View>
      {causes.length > 0 && (
        <View className='found-head__causes' {...role('group')} aria-label={alike.causes}>
          <Text className='found-head__label'>{alike.causes}</Text>
          {causes.map(({ name, value }) => (
            <Tap
              key={value}
              role='checkbox'
              className={`cause-chip${value === cause ? ' cause-chip--on' : ''}`}
              checked={value === cause}
              onTap={() => turn(value)}
              sensorsName='alike_cause'
            >
              {name}
            </Tap>
          ))}
        </View>
      )}
    </View>
  )
}
const { least, most } = LIMITS.facts

/** As the server counts them. */
const lengthOf = (text: string) => Array.from(text.trim()).length

function lackOf(length: number): string | undefined {
  if (length < least) return fill(alike.tooShort, { least, count: length })
  return length > most ? fill(alike.tooLong, { most, over: length - most }) : undefined
}

interface FactsFormProps {
  /** What was searched for before. */
  facts: string
  onFind: (facts: string) => void
}

/** Where facts are pasted. What is wrong with them is said when they are to be searched for, and until they are mended. */
export function FactsForm({ facts, onFind }: FactsFormProps) {
  const [text, setText] = useState(facts)
  const [tried, setTried] = useState(false)
  const length = lengthOf(text)
  const lack = tried || length > most ? lackOf(length) : undefined
  const find = () => {
    setTried(true)
    if (!lackOf(length)) onFind(text.trim())
  }
  return (
    <Section title={alike.facts}>
      <View className='facts-form'>
        <TextArea
          value={text}
          onChange={setText}
          label={alike.facts}
          placeholder={alike.hint}
          maxLength={-1}
          invalid={lack !== undefined}
        />
        <View className='facts-form__below'>
          <View className='facts-form__said'>
            {lack ? (
              <View className='facts-form__lack' {...role('alert')}>
                {lack}
              </View>
            ) : (
              <Text>{alike.private}</Text>
            )}
          </View>
          <Text className='facts-form__count'>{fill(alike.count, { count: length, most })}</Text>
        </View>
        <Button wide large onTap={find} sensorsName='alike_find'>
          {alike.find}
        </Button>
      </View>
    </Section>
  )
}
