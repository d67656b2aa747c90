import type { Cited } from '@domain/citation/cited'
import { useState } from 'react'
import { Access } from '@/features/access'
import { Brief } from '@/features/brief'
import { type ArticleHistory, CitationSheet, VersionsSheet } from '@/features/citation'
import { useOpenForward } from '@/features/share/use-forward'
import { useParams } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'
import { LinkedBriefScreen } from './linked'

function OwnBrief() {
  useOpenForward('brief', {}, ROUTES.brief.title)
  const [cited, cite] = useState<Cited>()
  const [history, compare] = useState<ArticleHistory>()
  const over = (
    <>
      <CitationSheet cited={cited} onClose={() => cite(undefined)} />
      <VersionsSheet of={history} onClose={() => compare(undefined)} />
    </>
  )
  return <Brief onCite={cite} onCompare={compare} over={over} />
}

/** A key opens what was found in somebody's brief. */
export default function BriefPage() {
  const { secretKey } = useParams()
  return <Access route='brief'>{secretKey ? <LinkedBriefScreen secretKey={secretKey} /> : <OwnBrief />}</Access>
}
