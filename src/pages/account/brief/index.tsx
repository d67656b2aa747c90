import { useState } from 'react'
import type { ArticleLookup } from '@domain/citation/link-citations'
import { Access } from '@/features/access'
import { CitationCheck } from '@/features/citation-check'
import { type ArticleHistory, CitationSheet, VersionsSheet } from '@/features/citation'
import { useForwardWithoutKey, useForwardWithKey } from '@/features/share/use-forward'
import { useParams } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'
import { citationCheckCopy } from '@/copy/citation-check'
import { SharedCitationCheck } from '@/features/citation-check/shared-check'
import { ShareSheet } from '@/features/share'
import { IconButton } from '@/ui/icon-button'

const { linkedTitle, share } = citationCheckCopy.citationCheck

function LinkedCheckScreen({ secretKey }: { secretKey: string }) {
  const [cited, cite] = useState<ArticleLookup>()
  const [sharing, setSharing] = useState(false)
  const params = useParams()
  useForwardWithKey('brief', params, linkedTitle)
  const over = (
    <>
      <CitationSheet cited={cited} onClose={() => cite(undefined)} />
      <ShareSheet open={sharing} onClose={() => setSharing(false)} route='brief' params={params} title={linkedTitle} />
    </>
  )
  const shareAction = (
    <IconButton icon='share-2' label={share} onTap={() => setSharing(true)} sensorsName='brief_share' />
  )
  return <SharedCitationCheck secretKey={secretKey} onCite={cite} actions={shareAction} over={over} />
}

function NewCheck() {
  useForwardWithoutKey('brief', {}, ROUTES.brief.title)
  const [cited, cite] = useState<ArticleLookup>()
  const [history, compare] = useState<ArticleHistory>()
  const over = (
    <>
      <CitationSheet cited={cited} onClose={() => cite(undefined)} />
      <VersionsSheet of={history} onClose={() => compare(undefined)} />
    </>
  )
  return <CitationCheck onCite={cite} onCompare={compare} over={over} />
}

/** The page of the citation check. If the address has a share key, the page shows the shared check. */
export default function CitationCheckPage() {
  const { secretKey } = useParams()
  return <Access route='brief'>{secretKey ? <LinkedCheckScreen secretKey={secretKey} /> : <NewCheck />}</Access>
}
