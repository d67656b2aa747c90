import { useCallback, useState } from 'react'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { Params } from '@domain/format/address'
import { Access } from '@/features/access'
import { CitationSheet } from '@/features/citation'
import { Calculators } from '@/features/calculators'
import { shareableCalculatorParams, calculatorTitle } from '@/features/calculators/fields'
import { useForwardWithoutKey } from '@/features/share/use-forward'
import { open, rewrite, useParams } from '@/routing/navigation'

export default function CalculatorsPage() {
  const params = useParams()
  const [current, setCurrent] = useState(() => shareableCalculatorParams(params))
  const [cited, setCited] = useState<ArticleLookup>()
  const follow = useCallback((params: Params) => {
    setCurrent(params)
    void rewrite('reckoners', params)
  }, [])
  useForwardWithoutKey('reckoners', current, calculatorTitle(current))
  return (
    <Access route='reckoners'>
      <Calculators
        initial={params}
        onUpdate={follow}
        onCite={setCited}
        onCurve={params => void open('interest-curve', params)}
        over={<CitationSheet cited={cited} onClose={() => setCited(undefined)} />}
      />
    </Access>
  )
}
