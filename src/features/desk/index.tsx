/** 工作台: what one keeps, in folders, to go on working with. */
import { type ReactNode, useState } from 'react'
import { syncDesk } from '@/actions/sync-desk'
import { usePullDown } from '@/platform/pull-down'
import { ROUTES } from '@/routing/routes'
import { Header } from '@/ui/header'
import { Page } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { Documents } from './documents'
import { Notes } from './notes'
import { OwnData } from './own-data'
import type { SheetOf } from './sheet-of'
import { Searches } from './searches'
import { DeskSheets } from './sheets'
import { SyncNotice } from './sync-notice'
import { Texts } from './texts'
import { useOpenDesk } from './use-open-desk'
import { Ways } from './ways'
import './index.scss'

interface DeskProps {
  /** A document that is to be put into folders. */
  wanted?: string
  /** What was read lately. */
  recent?: ReactNode
}

export function Desk({ wanted, recent }: DeskProps) {
  const ready = useOpenDesk()
  usePullDown(syncDesk)
  const [sheet, setSheet] = useState<SheetOf | undefined>(wanted ? { kind: 'place', ids: [wanted] } : undefined)
  return (
    <Page
      header={<Header back title={ROUTES.desk.title} />}
      over={ready && <DeskSheets sheet={sheet} onSheet={setSheet} />}
    >
      <SyncNotice />
      {ready ? (
        <>
          <Ways />
          <Searches onSheet={setSheet} />
          {recent}
          <Notes />
          <Texts />
          <Documents onSheet={setSheet} />
          <OwnData />
        </>
      ) : (
        <Skeleton rows={5} />
      )}
    </Page>
  )
}
