import { useState } from 'react'
import { View } from '@tarojs/components'
import { fill, readerCopy } from '@/copy/reader'
import type { ReadableDocument } from '@/libraries/document'
import { LazyPart, useLazyPart } from '@/request/lazy-part'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'

const { history: title, historyCount } = readerCopy.document
const stagesCode = () => import('./stages')

/** Opens the stages of a case in a sheet. Their code loads on demand. */
export function CaseHistoryLink({ document: { id, labels, history = [] } }: { document: ReadableDocument }) {
  const [isOpen, setOpen] = useState(false)
  const code = useLazyPart(stagesCode, isOpen)
  if (history.length === 0) return null
  const count = fill(historyCount, { count: history.length })
  const review = labels.find(({ kind }) => kind === 'status')
  return (
    <>
      <View className='reader-links'>
        <ListItem
          icon='history'
          action
          title={title}
          detail={review?.text ?? count}
          onTap={() => setOpen(true)}
          sensorsName='document_history'
        />
      </View>
      <Sheet beside open={isOpen} onClose={() => setOpen(false)} title={title} note={count}>
        <LazyPart part={code}>{({ CaseStages }) => <CaseStages id={id} stages={history} />}</LazyPart>
      </Sheet>
    </>
  )
}
