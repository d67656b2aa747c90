import { calculatorFieldsIn, readLoan } from '@domain/calculators/read-fields'
import { useMemo } from 'react'
import { Access } from '@/features/access'
import { InterestCurve } from '@/features/interest-curve'
import { useForwardWithoutKey } from '@/features/share/use-forward'
import { replace, useParams } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'

export default function InterestCurvePage() {
  const params = useParams()
  const values = useMemo(() => calculatorFieldsIn(params), [params])
  const loan = useMemo(() => readLoan(values), [values])
  useForwardWithoutKey('interest-curve', values, ROUTES['interest-curve'].title)
  return (
    <Access route='interest-curve'>
      <InterestCurve loan={loan} onCalculate={() => void replace('reckoners', { ...values, of: 'lpr' })} />
    </Access>
  )
}
