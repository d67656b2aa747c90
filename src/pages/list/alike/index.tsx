import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { FactsForm } from '@/features/similar-cases'
import { Access } from '@/features/access'
import { RowSelectionProvider } from '@/features/row-selection'
import { takeFacts } from '@/stores/handed-facts'
import { ROUTES } from '@/routing/routes'
import { Page, Header } from '@/ui/page'
import { ResultsScreen } from './results-screen'

export default function Alike() {
  const [facts, setFacts] = useState(takeFacts)
  const [writing, write] = useState(true)
  // Both views start at the top of the page.
  useEffect(() => void Taro.pageScrollTo({ scrollTop: 0, duration: 0 }), [writing])
  const find = (text: string) => {
    setFacts(text)
    write(false)
  }
  return (
    <Access route='alike'>
      {writing ? (
        <Page header={<Header back title={ROUTES.alike.title} />}>
          <FactsForm facts={facts} onFind={find} />
        </Page>
      ) : (
        <RowSelectionProvider>
          <ResultsScreen facts={facts} onEdit={() => write(true)} />
        </RowSelectionProvider>
      )}
    </Access>
  )
}
