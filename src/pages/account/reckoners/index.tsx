import { useCallback, useState } from 'react'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { Params } from '@domain/format/address'
import { Access } from '@/features/access'
import { CitationSheet } from '@/features/citation'
import { Calculators } from '@/features/calculators'
import { shareableParams, calculatorTitle } from '@/features/calculators/fields'
import { useOpenForward } from '@/features/share/use-forward'
import { open, rewrite, useParams } from '@/routing/navigation'

export default function ReckonersPage() {
  const given = useParams()
  const [shown, show] = useState(() => shareableParams(given))
  const [cited, cite] = useState<ArticleLookup>()
  const follow = useCallback((params: Params) => {
    show(params)
    void rewrite('reckoners', params)
  }, [])
  useOpenForward('reckoners', shown, calculatorTitle(shown))
  return (
    <Access route='reckoners'>
      <Calculators
        initial={given}
        onUpdate={follow}
        onCite={cite}
        onCurve={params => void open('interest-curve', params)}
        over={<CitationSheet cited={cited} onClose={() => cite(undefined)} />}
      />
    </Access>
  )
}
