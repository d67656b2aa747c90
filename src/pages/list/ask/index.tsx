import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { Access } from '@/features/access'
import { QuestionForm } from '@/features/article-answers'
import { ROUTES } from '@/routing/routes'
import { openStory } from '@/shared/question-offers'
import { Page, Header } from '@/ui/page'
import { AnswersScreen } from './answers-screen'
import { useQuestion } from './use-question'

function Questions() {
  const { question, conditions, change } = useQuestion()
  const [isWriting, write] = useState(!question)
  // Both views start at the top of the page.
  useEffect(() => void Taro.pageScrollTo({ scrollTop: 0, duration: 0 }), [isWriting])
  if (!isWriting)
    return (
      <AnswersScreen
        key={question}
        {...{ question, conditions }}
        onConditions={next => change({ question, conditions: next })}
        onEdit={() => write(true)}
        onStory={() => openStory(question)}
      />
    )
  const ask = (next: string) => {
    change({ question: next, conditions })
    write(false)
  }
  return (
    <Page header={<Header back title={ROUTES.ask.title} />}>
      <QuestionForm question={question} onAsk={ask} onStory={openStory} />
    </Page>
  )
}

export default function Ask() {
  return (
    <Access route='ask'>
      <Questions />
    </Access>
  )
}
