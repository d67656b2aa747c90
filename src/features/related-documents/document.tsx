import { View } from '@tarojs/components'
import { useState } from 'react'
import type { LawRelated } from '@contract/lawregu'
import { readerCopy } from '@/copy/reader'
import { toast } from '@/platform/toast'
import { back } from '@/routing/navigation'
import { openPdf } from '@/actions/open-pdf'
import { ActionBar } from '@/ui/action-bar'
import { role } from '@/ui/aria'
import { Header } from '@/ui/header'
import { Page } from '@/ui/page'
import { keywordsOf } from './keywords'
import './index.scss'

/** The paper itself is a file: a native page opens it in the mini-program, a new window elsewhere. */
export function RelatedDocument({ paper: { title, author, summary, keyWord, url } }: { paper: LawRelated }) {
  const [busy, setBusy] = useState(false)

  async function show() {
    setBusy(true)
    const opened = await openPdf(url, title)
    setBusy(false)
    if (!opened) toast(readerCopy.relatedDocuments.failed)
  }

  return (
    <Page
      ground='card'
      header={<Header back title={readerCopy.document.related} ruled />}
      footer={
        <ActionBar
          main={{
            label: readerCopy.relatedDocuments.openPdf,
            icon: 'external-link',
            onTap: () => void show(),
            busy,
            disabled: !url,
            sensorsName: 'paper_pdf',
          }}
          other={{ label: readerCopy.action.back, onTap: () => void back(), sensorsName: 'paper_back' }}
        />
      }
    >
      <View className='paper'>
        <View className='paper__title' {...role('heading')} aria-level={1}>
          {title}
        </View>
        {author && <View className='paper__author'>{author}</View>}
        <Part name={readerCopy.relatedDocuments.summary} text={summary} />
        <Part name={readerCopy.relatedDocuments.keywords} text={keywordsOf(keyWord)} />
      </View>
    </Page>
  )
}

function Part({ name, text }: { name: string; text: string }) {
  if (!text) return null
  return (
    <>
      <View className='paper__name' {...role('heading')} aria-level={2}>
        {name}
      </View>
      <View className='paper__text'>{text}</View>
    </>
  )
}
