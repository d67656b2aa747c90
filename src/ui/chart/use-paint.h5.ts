import { useEffect, useState } from 'react'
import type { Paint } from './paint'

/** ECharts comes when the first chart is to be drawn, beside the figures and not before them. */
export function usePaint(wanted: boolean) {
  const [paint, setPaint] = useState<Paint>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || failed) return
    let gone = false
    import('./paint').then(
      code => gone || setPaint(() => code.paint),
      () => gone || setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [wanted, failed])

  return { paint, retry: failed ? () => setFailed(false) : undefined }
}
