import type { Cited } from '@domain/citation/cited'
import { useState } from 'react'
import { briefCopy } from '@/copy/brief'
import { LinkedReport } from '@/features/brief/linked'
import { CitationSheet } from '@/features/citation'
import { ShareSheet } from '@/features/share'
import { useForward } from '@/features/share/use-forward'
import { useParams } from '@/routing/navigation'
import { IconButton } from '@/ui/icon-button'

const { linkedTitle, share } = briefCopy.brief

export function LinkedBriefScreen({ secretKey }: { secretKey: string }) {
  const [cited, cite] = useState<Cited>()
  const [sharing, setSharing] = useState(false)
  const params = useParams()
  useForward('brief', params, linkedTitle)
  const over = (
    <>
      <CitationSheet cited={cited} onClose={() => cite(undefined)} />
      <ShareSheet open={sharing} onClose={() => setSharing(false)} route='brief' params={params} title={linkedTitle} />
    </>
  )
  const key = <IconButton icon='share-2' label={share} onTap={() => setSharing(true)} sensorsName='brief_share' />
  return <LinkedReport secretKey={secretKey} onCite={cite} keys={key} over={over} />
}
