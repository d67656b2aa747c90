/** 引用核验: what a brief cites, held against the library. */
import type { Cited } from '@domain/citation/cited'
import { View } from '@tarojs/components'
import { type ReactNode, useMemo, useState } from 'react'
import { ROUTES } from '@/routing/routes'
import { Header } from '@/ui/header'
import { Page } from '@/ui/page'
import { Entry } from './entry'
import { LinkSheet } from './link-sheet'
import { Results } from './results'
import { useBrief } from './use-brief'
import { type Compared, waysOf } from './ways'
import './index.scss'

interface BriefProps {
  onCite: (cited: Cited) => void
  onCompare: (history: Compared) => void
  over: ReactNode
}

export function Brief({ onCite, onCompare, over }: BriefProps) {
  const brief = useBrief()
  const [linking, setLinking] = useState(false)
  const ways = useMemo(() => waysOf({ onCite, onCompare }), [onCite, onCompare])
  const { outcome } = brief
  const sheets = (
    <>
      {over}
      <LinkSheet open={linking} findings={outcome?.findings ?? []} onClose={() => setLinking(false)} />
    </>
  )
  return (
    <Page header={<Header back title={ROUTES.brief.title} />} over={sheets}>
      <View className='brief'>
        {outcome ? (
          <Results
            outcome={outcome}
            title={brief.file?.name}
            onAgain={brief.again}
            onLink={() => setLinking(true)}
            ways={ways}
          />
        ) : (
          <Entry of={brief} />
        )}
      </View>
    </Page>
  )
}
