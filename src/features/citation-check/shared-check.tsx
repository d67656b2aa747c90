/** Shows the results of a citation check to readers who have a link to them. */
import { View } from '@tarojs/components'
import { type ReactNode, useCallback } from 'react'
import type { SharedCitationResults } from '@contract/citation-check'
import type { ArticleLookup } from '@domain/citation/link-citations'
import { formatMinute } from '@domain/format/dates'
import { fetchSharedCitationResults } from '@/api/citation-check'
import { splitExplanation } from '@domain/citation-check/finding-messages'
import { assessmentOf } from '@domain/citation-check/assessment'
import { citationCheckCopy, fill } from '@/copy/citation-check'
import { LoadErrorScreen } from '@/request/load-error'
import { type AbortSignalLike, useLoaded } from '@/request/use-loaded'
import { open } from '@/routing/navigation'
import { Button } from '@/ui/button'
import { Page, Header } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { CitationList, targetOpener, readingAction, uncheckedNotes } from './citation-list'
import './index.scss'
import './print.scss'

const { citationCheck } = citationCheckCopy

interface LinkedCheckProps {
  secretKey: string
  onCite: (cited: ArticleLookup) => void
  /** The share buttons at the right end of the header. */
  actions?: ReactNode
  over: ReactNode
}

const linkTimes = ({ madeAt, expiresAt }: SharedCitationResults) =>
  fill(citationCheck.linkedTimes, {
    time: formatMinute(new Date(madeAt)),
    end: formatMinute(new Date(expiresAt)).slice(0, 10),
  })

export function SharedCitationCheck({ secretKey, onCite, actions, over }: LinkedCheckProps) {
  const load = useCallback((signal: AbortSignalLike) => fetchSharedCitationResults(secretKey, signal), [secretKey])
  const loaded = useLoaded(load)
  if (loaded.kind === 'failed') return <LoadErrorScreen error={loaded.error} retry={loaded.retry} />
  return (
    <Page
      className='check-page'
      header={<Header back title={citationCheck.linkedTitle} ruled actions={actions} />}
      over={over}
    >
      {loaded.kind === 'ready' ? <LinkedResults linked={loaded.data} onCite={onCite} /> : <Skeleton rows={5} />}
    </Page>
  )
}

function LinkedResults({ linked, onCite }: { linked: SharedCitationResults } & Pick<LinkedCheckProps, 'onCite'>) {
  const citations = linked.citations.map(({ lead: target, saying, overturned, ...citation }) => {
    const read = targetOpener(target, onCite)
    return {
      ...citation,
      assessment: assessmentOf({ ...citation, isOverturned: overturned }),
      message: splitExplanation(saying).message,
      actions: read ? [readingAction(read, target?.law, target?.article)] : [],
    }
  })
  const completeness = linked.citations.map(({ saying }) => splitExplanation(saying).completeness).filter(Boolean)
  const notes = [linkTimes(linked), ...uncheckedNotes(linked), ...new Set(completeness)]
  return (
    <View className='citation-check'>
      <CitationList citations={citations} notes={notes} actions={null} />
      <View className='citation-check__note'>{citationCheck.linkedNote}</View>
      <View className='citation-check__actions'>
        <Button look='line' wide onTap={() => void open('brief')} sensorsName='brief_own'>
          {citationCheck.checkYourOwn}
        </Button>
      </View>
    </View>
  )
}
