import { useCallback, useEffect, useState } from 'react'
import { pdfCopy } from '@/copy/mini-program'
import { back, useParams } from '@/routing/navigation'
import { pdf } from '@/platform/pdf'
import { StateScreen, LoadingPage } from '@/ui/page'

/** Downloads a PDF in the mini-program. WeChat's viewer opens it on top of this page. */
export default function PdfPage() {
  const { url = '', title = '' } = useParams()
  const [opened, setOpened] = useState<boolean>()

  const show = useCallback(async () => {
    setOpened(undefined)
    setOpened(await pdf.show(url, title))
  }, [url, title])

  useEffect(() => {
    void pdf.show(url, title).then(setOpened)
  }, [url, title])

  if (opened === undefined) return <LoadingPage label={pdfCopy.pdf.opening} />
  return (
    <StateScreen
      kind={opened ? 'empty' : 'error'}
      sentence={opened ? pdfCopy.pdf.opened : pdfCopy.pdf.failed}
      actions={[
        { label: opened ? pdfCopy.action.openAgain : pdfCopy.action.retry, onTap: () => void show() },
        { label: pdfCopy.action.back, onTap: () => void back() },
      ]}
    />
  )
}
