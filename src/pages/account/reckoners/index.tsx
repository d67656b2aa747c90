import { useCallback, useState } from 'react'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { Params } from '@domain/format/address'
import { Access } from '@/features/access'
import { CitationSheet } from '@/features/citation'
import { Reckoners } from '@/features/calculators'
import { handedOn, titleOf } from '@/features/calculators/fields'
import { useOpenForward } from '@/features/share/use-forward'
import { open, rewrite, useParams } from '@/routing/navigation'

export default function ReckonersPage() {
  const given = useParams()
  const [shown, show] = useState(() => handedOn(given))
  const [cited, cite] = useState<ArticleLookup>()
  const follow = useCallback((params: Params) => {
    show(params)
    void rewrite('reckoners', params)
  }, [])
  useOpenForward('reckoners', shown, titleOf(shown))
  return (
    <Access route='reckoners'>
      <Reckoners
        given={given}
        onShown={follow}
        onCite={cite}
        onCurve={params => void open('interest-curve', params)}
        over={<CitationSheet cited={cited} onClose={() => cite(undefined)} />}
      />
    </Access>
  )
}
