import { useCallback, useEffect, useState } from 'react'
import { copy } from '@/copy'
import { back, useParams } from '@/routing/navigation'
import { pdf } from '@/platform/pdf'
import type { Opened } from '@/platform/pdf/port'
import { Notice } from '@/ui/notice'
import { LoadingPage } from '@/ui/loading-page'

/** The mini-program's way to a PDF: fetched here, shown by WeChat's own viewer on top of this page. */
export default function Pdf() {
  const { url = '', title = '' } = useParams()
  const [outcome, setOutcome] = useState<Opened>()

  const show = useCallback(async () => {
    setOutcome(undefined)
    setOutcome(await pdf.show(url, title))
  }, [url, title])

  useEffect(() => {
    void pdf.show(url, title).then(setOutcome)
  }, [url, title])

  if (!outcome) return <LoadingPage label={copy.pdf.opening} />
  const failed = outcome === 'failed'
  return (
    <Notice
      kind={failed ? 'error' : 'empty'}
      sentence={failed ? copy.pdf.failed : copy.pdf.opened}
      actions={[
        { label: failed ? copy.action.retry : copy.action.openAgain, onTap: () => void show() },
        { label: copy.action.back, onTap: () => void back() },
      ]}
    />
  )
}
