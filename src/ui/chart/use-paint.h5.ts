import { useEffect, useState } from 'react'
import type { Paint } from './paint'

/** ECharts comes at the same time as the code of a page with charts, and is there by the time the figures are. */
export function usePaint(wanted: boolean) {
  const [paint, setPaint] = useState<Paint>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || failed) return
    let gone = false
    import(/* webpackPreload: true */ './paint').then(
      code => gone || setPaint(() => code.paint),
      () => gone || setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [wanted, failed])

  return { paint, retry: failed ? () => setFailed(false) : undefined }
}
