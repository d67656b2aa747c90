/** 问法条: the form in which the reader asks a question, and the header above the answers. */
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { articleAnswersCopy, fill } from '@/copy/article-answers'
import { requireLogin } from '@/actions/require-login'
import { LIMITS } from '@domain/limits'
import { isOffered } from '@/platform/settings/offered'
import { SCREEN_ICONS } from '@/shared/screen-icons'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import { TextArea } from '@/ui/text-area'
import './index.scss'

const words = articleAnswersCopy.answers
const most = LIMITS.typedQuestion

/** Counts characters as the server does: a surrogate pair counts as one. */
const lengthOf = (text: string) => Array.from(text.trim()).length

interface QuestionFormProps {
  /** The question that was asked before, or ''. */
  question: string
  onAsk: (question: string) => void
  onStory: (facts: string) => void
}

/** The form for the question. Reports a text that is too long at once. An empty text cannot be sent. */
export function QuestionForm({ question, onAsk, onStory }: QuestionFormProps) {
  const [text, setText] = useState(question)
  const length = lengthOf(text)
  const isLong = length > most
  const ask = (typed: string) => {
    if (lengthOf(typed) <= most && requireLogin()) onAsk(typed.trim())
  }
  return (
    <>
      <Section title={words.question}>
        <View className='question-form'>
          <TextArea
            value={text}
            onChange={setText}
            label={words.question}
            placeholder={words.hint}
            maxLength={-1}
            focus
            invalid={isLong}
          />
          <View className='question-form__below'>
            {isLong ? (
              <View className='question-form__problem' {...role('alert')}>
                {fill(words.tooLong, { most, over: length - most })}
              </View>
            ) : (
              <Text>{words.formNote}</Text>
            )}
            <Text className='question-form__count'>{fill(words.count, { count: length, most })}</Text>
          </View>
          <Button wide large disabled={length === 0} onTap={() => ask(text)} sensorsName='ask_find'>
            {words.find}
          </Button>
          {isLong && (
            <Button wide look='text' onTap={() => onStory(text.trim())} sensorsName='ask_story'>
              {words.story}
            </Button>
          )}
        </View>
      </Section>
      {!question && !text && isOffered('ask-examples') && (
        <Section title={words.examples}>
          {words.exampleQuestions.map(example => (
            <ListItem
              key={example}
              icon={SCREEN_ICONS.ask}
              title={example}
              onTap={() => ask(example)}
              sensorsName='ask_example'
            />
          ))}
        </Section>
      )}
    </>
  )
}

interface AnswersHeaderProps {
  question: string
  onEdit: () => void
  /** Legal terms by which the service replaced everyday words of the question. */
  lawWords: string[]
  /** Legal terms of the question that none of the first `count` articles contains. */
  absentWords: string[]
  count: number
  /** The day on which the laws must be in force, as displayed. */
  day?: string
  completeness?: string
  /** Whether the service returned no article. */
  isEmpty: boolean
}

/** Shows above the answers: the question, the legal terms that replaced its everyday words, and the chosen day. */
export function AnswersHeader(props: AnswersHeaderProps) {
  const { question, onEdit, lawWords, absentWords, count, day, completeness, isEmpty } = props
  const facts = [day && fill(words.asOf, { day }), completeness].filter(Boolean).join('；')
  return (
    <View className='answers-header'>
      <View className='answers-header__line'>
        <View className='answers-header__question' {...role('heading')} aria-level={2}>
          {question}
        </View>
        <Button look='text' onTap={onEdit} sensorsName='ask_edit'>
          {words.edit}
        </Button>
      </View>
      {lawWords.length > 0 && (
        <View className='answers-header__fact'>{fill(words.understood, { words: lawWords.join('、') })}</View>
      )}
      {absentWords.length > 0 && (
        <View className='answers-header__fact answers-header__fact--strong'>
          {fill(words.absent, { count, words: absentWords.join('”“') })}
        </View>
      )}
      {facts && <View className='answers-header__fact'>{facts}</View>}
      {!isEmpty && <View className='answers-header__fact answers-header__fact--strong'>{words.verbatim}</View>}
    </View>
  )
}
