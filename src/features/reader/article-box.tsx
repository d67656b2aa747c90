import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { readerCopy, fill } from '@/copy/reader'
import type { Passage } from '@/libraries/document'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { TextBox } from '@/ui/text-box'
import { typedArticle } from './model/typed-article'

const { jump } = readerCopy.reader
const LONGEST = 20

interface ArticleBoxProps {
  passages: Passage[]
  onGo: (passage: number) => void
}

/** 跳到第 __ 条. What leads nowhere stays in the box, and what is wrong with it stands below. */
export function ArticleBox({ passages, onGo }: ArticleBoxProps) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState('')
  const go = () => {
    const typed = typedArticle(text, passages)
    if (typed.kind === 'found') onGo(typed.passage)
    else setWrong(typed.kind === 'missing' ? fill(jump.missing, typed) : jump.unread)
  }
  return (
    <View className='article-box'>
      <View className='article-box__line'>
        <Text className='article-box__word'>{jump.before}</Text>
        <TextBox
          value={text}
          onChange={next => {
            setText(next)
            setWrong('')
          }}
          onConfirm={go}
          clean={typed => typed}
          label={jump.label}
          placeholder={jump.example}
          maxLength={LONGEST}
        />
        <Text className='article-box__word'>{jump.after}</Text>
        <Button look='quiet' disabled={!text.trim()} onTap={go} sensorsName='contents_jump'>
          {jump.go}
        </Button>
      </View>
      <View {...role('status')} aria-live='polite'>
        {wrong && <View className='article-box__wrong'>{wrong}</View>}
      </View>
    </View>
  )
}
