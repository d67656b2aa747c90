/** 工作台: what one keeps, in folders, to go on working with. */
import { useState } from 'react'
import { ROUTES } from '@/routing/routes'
import { Header } from '@/ui/header'
import { Page } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { Documents } from './documents'
import type { SheetOf } from './sheet-of'
import { Searches } from './searches'
import { DeskSheets } from './sheets'
import { SyncNotice } from './sync-notice'
import { useOpenDesk } from './use-open-desk'
import './index.scss'

interface DeskProps {
  /** A document that is to be put into folders. */
  wanted?: string
}

export function Desk({ wanted }: DeskProps) {
  const ready = useOpenDesk()
  const [sheet, setSheet] = useState<SheetOf | undefined>(wanted ? { kind: 'place', ids: [wanted] } : undefined)
  return (
    <Page
      header={<Header back title={ROUTES.desk.title} />}
      over={ready && <DeskSheets sheet={sheet} onSheet={setSheet} />}
    >
      <SyncNotice />
      {ready ? (
        <>
          <Searches onSheet={setSheet} />
          <Documents onSheet={setSheet} />
        </>
      ) : (
        <Skeleton rows={5} />
      )}
    </Page>
  )
}
