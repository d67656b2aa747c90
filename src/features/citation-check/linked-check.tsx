/** What was found in somebody's brief, for whoever was given its link. */
import { View } from '@tarojs/components'
import { type ReactNode, useCallback } from 'react'
import type { LinkedCitationCheck } from '@contract/citation-check'
import type { ArticleLookup } from '@domain/citation/link-citations'
import { minuteOf } from '@domain/format/dates'
import { fetchLinkedCitationCheck } from '@/api/citation-check'
import { briefCopy, fill } from '@/copy/citation-check'
import { LoadErrorScreen } from '@/request/error-state'
import { type AbortSignalLike, useLoaded } from '@/request/use-loaded'
import { open } from '@/routing/navigation'
import { Button } from '@/ui/button'
import { Page, Header } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { FoundList, readerTo, readWay } from './citation-list'
import './index.scss'

const { brief } = briefCopy

interface LinkedProps {
  secretKey: string
  onCite: (cited: ArticleLookup) => void
  /** At the right of the header: how it is handed on. */
  keys?: ReactNode
  over: ReactNode
}

const timesOf = ({ madeAt, expiresAt }: LinkedCitationCheck) =>
  fill(brief.linkedTimes, { made: minuteOf(new Date(madeAt)), ends: minuteOf(new Date(expiresAt)).slice(0, 10) })

export function LinkedReport({ secretKey, onCite, keys, over }: LinkedProps) {
  const load = useCallback((signal: AbortSignalLike) => fetchLinkedCitationCheck(secretKey, signal), [secretKey])
  const loaded = useLoaded(load)
  if (loaded.kind === 'failed') return <LoadErrorScreen error={loaded.error} retry={loaded.retry} />
  return (
    <Page header={<Header back title={brief.linkedTitle} keys={keys} />} over={over}>
      {loaded.kind === 'ready' ? <Report linked={loaded.data} onCite={onCite} /> : <Skeleton rows={5} />}
    </Page>
  )
}

function Report({ linked, onCite }: { linked: LinkedCitationCheck } & Pick<LinkedProps, 'onCite'>) {
  const found = linked.citations.map(({ lead, ...citation }) => {
    const read = readerTo(lead, onCite)
    return { ...citation, ways: read ? [readWay(read, lead?.law, lead?.article)] : [] }
  })
  const sum = [fill(brief.summary, { all: found.length }), timesOf(linked)].join('，')
  return (
    <View className='brief'>
      <FoundList found={found} sum={sum} keys={null} />
      <View className='brief__note'>{brief.linkedNote}</View>
      <View className='brief__keys'>
        <Button look='line' wide onTap={() => void open('brief')} sensorsName='brief_own'>
          {brief.own}
        </Button>
      </View>
    </View>
  )
}
