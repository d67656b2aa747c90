/** 案情检索: the form in which the reader states the facts, and the header above the similar cases. */
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { FacetNode } from '@/api/readers/facet'
import { similarCasesCopy, fill } from '@/copy/similar-cases'
import { CASE_KIND_DIMENSION, CASE_KINDS, type CaseKind } from '@domain/libraries/case-kinds'
import { replaceFilter, filterCondition, type Condition } from '@domain/query/condition'
import { CAUSE_DIMENSION } from '@domain/query/reworded'
import { requireLogin } from '@/actions/require-login'
import { isOffered } from '@/platform/settings/offered'
import { SCREEN_ICONS } from '@/shared/screen-icons'
import { role } from '@/ui/aria'
import { useLostFocus } from '@/ui/aria/use-lost-focus'
import { Button } from '@/ui/button'
import { ListItem } from '@/ui/list-item'
import { Tap } from '@/ui/tap'
import { LIMITS } from '@domain/limits'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import { TextArea } from '@/ui/text-area'
import { useFactsAcrossLogin } from './use-facts-across-login'
import './index.scss'

const { similarCases } = similarCasesCopy
const KINDS = CASE_KINDS.map(key => ({ key, label: key }))

interface ResultsHeaderProps {
  facts: string
  onEdit: () => void
  causes: FacetNode[]
  /** The kind of case to which the facts belong, as the service has found it. */
  kind?: string
  conditions: Condition[]
  onConditions: (conditions: Condition[]) => void
}

/** Shows the facts, and suggested causes as filters, above the results. */
export function SimilarCasesHeader({ facts, onEdit, causes, kind, conditions, onConditions }: ResultsHeaderProps) {
  useFactsAcrossLogin(facts)
  const chosenKind = filterCondition(conditions, CASE_KIND_DIMENSION)?.value ?? kind
  const cause = filterCondition(conditions, CAUSE_DIMENSION)?.value
  const toggleCause = (value: string) => {
    if (requireLogin())
      onConditions(replaceFilter(conditions, CAUSE_DIMENSION, value === cause ? undefined : { value }))
  }
  // Each cause belongs to one kind of case. Another kind therefore clears the chosen cause.
  const chooseKind = (value: CaseKind) => {
    if (requireLogin())
      onConditions(replaceFilter(replaceFilter(conditions, CAUSE_DIMENSION), CASE_KIND_DIMENSION, { value }))
  }
  return (
    <View className='results-header'>
      <View className='results-header__line'>
        <Text className='results-header__intro'>{similarCases.resultsIntro}</Text>
        <Button look='text' onTap={onEdit} sensorsName='alike_edit'>
          {similarCases.edit}
        </Button>
      </View>
      <View className='results-header__facts'>{facts}</View>
      {kind && (
        <View className='results-header__kinds'>
          <Segmented
            choices={KINDS}
            active={chosenKind as CaseKind}
            onChange={chooseKind}
            label={similarCases.kind}
            sensorsName='alike_kind'
          />
        </View>
      )}
      {causes.length > 0 && (
        <View className='results-header__causes' {...role('group')} aria-label={similarCases.causes}>
          <Text className='results-header__label'>{similarCases.causes}</Text>
          {causes.map(({ name, value, count }) =>
            count === 0 ? (
              <Text key={value} className='cause-without-cases'>
                {fill(similarCases.causeWithoutCases, { name })}
              </Text>
            ) : (
              <Tap
                key={value}
                role='checkbox'
                className={`cause-chip${value === cause ? ' cause-chip--on' : ''}`}
                checked={value === cause}
                onTap={() => toggleCause(value)}
                sensorsName='alike_cause'
              >
                {name}
              </Tap>
            ),
          )}
        </View>
      )}
    </View>
  )
}
const { least, most } = LIMITS.facts

/** Counts characters as the server does: a surrogate pair counts as one. */
const lengthOf = (text: string) => Array.from(text.trim()).length

function lengthProblem(length: number): string | undefined {
  if (length < least) return fill(similarCases.tooShort, { least, count: length })
  return length > most ? fill(similarCases.tooLong, { most, over: length - most }) : undefined
}

interface FactsFormProps {
  /** The facts of the previous search. */
  facts: string
  onFind: (facts: string) => void
}

/**
 * The form for the facts. Reports a text that is too long at once. Reports a text that is too short only after an
 * attempt to send it. An empty text cannot be sent.
 */
export function FactsForm({ facts, onFind }: FactsFormProps) {
  const [text, setText] = useState(facts)
  // The examples leave with the first text. The form takes the focus of the chosen one.
  const focusable = useLostFocus(text)
  const [hasTried, setTried] = useState(false)
  useFactsAcrossLogin(text)
  const length = lengthOf(text)
  const problem = hasTried || length > most ? lengthProblem(length) : undefined
  const find = () => {
    setTried(true)
    if (!lengthProblem(length) && requireLogin()) onFind(text.trim())
  }
  return (
    <>
      <Section title={similarCases.facts}>
        <View className='facts-form' {...focusable}>
          <TextArea
            value={text}
            onChange={setText}
            label={similarCases.facts}
            placeholder={similarCases.hint}
            maxLength={-1}
            invalid={problem !== undefined}
          />
          <View className='facts-form__below'>
            <View className='facts-form__message'>
              {problem ? (
                <View className='facts-form__problem' {...role('alert')}>
                  {problem}
                </View>
              ) : (
                <Text>{similarCases.private}</Text>
              )}
            </View>
            <Text className='facts-form__count'>{fill(similarCases.count, { count: length, most })}</Text>
          </View>
          <Button wide large disabled={length === 0} onTap={find} sensorsName='alike_find'>
            {similarCases.find}
          </Button>
        </View>
      </Section>
      {!facts && !text && isOffered('alike-examples') && (
        <Section title={similarCases.examples}>
          {similarCases.exampleFacts.map(example => (
            <ListItem
              key={example.name}
              icon={SCREEN_ICONS.alike}
              title={example.name}
              under={example.facts}
              onTap={() => setText(example.facts)}
              sensorsName='alike_example'
            />
          ))}
        </Section>
      )}
    </>
  )
}
