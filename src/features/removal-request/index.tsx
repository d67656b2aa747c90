/**
 * 申请隐名、撤下, the request to mask a name in a document or to remove the document: a page for the mini-program, which
 * cannot open the browser page.
 */
import { View } from '@tarojs/components'
import { useState } from 'react'
import { removableLibraryOf } from '@domain/removal-request'
import { copyText } from '@/actions/copy-text'
import { fetchRemovalForm } from '@/api/removal'
import { fill, removalCopy } from '@/copy/removal'
import { LoadErrorScreen } from '@/request/load-error'
import { useLoaded } from '@/request/use-loaded'
import { useParams } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'
import { Button } from '@/ui/button'
import { LoadingPage } from '@/ui/loading-page'
import { Header, Page } from '@/ui/page'
import { Segmented } from '@/ui/segmented'
import { RequestForm } from './request-form'
import { RequestState } from './request-state'
import './index.scss'

const { removal: words } = removalCopy
type Tab = keyof typeof words.tabs
const TABS = (Object.keys(words.tabs) as Tab[]).map(key => ({ key, label: words.tabs[key] }))

function Receipt({ receipt }: { receipt: string }) {
  return (
    <>
      <View className='removal__words'>{words.received}</View>
      <View className='removal__receipt'>{receipt}</View>
      <View className='removal__key'>
        <Button wide large onTap={() => void copyText(receipt)} sensorsName='removal_copy'>
          {words.copyReceipt}
        </Button>
      </View>
    </>
  )
}

export function RemovalScreen() {
  const { screen = '', id = '', title } = useParams()
  const library = removableLibraryOf(screen)
  const [tab, setTab] = useState<Tab>(library && id ? 'request' : 'state')
  const [receipt, setReceipt] = useState<string>()
  const loaded = useLoaded(fetchRemovalForm)
  if (loaded.kind === 'loading') return <LoadingPage label={removalCopy.loading} />
  if (loaded.kind === 'failed')
    return <LoadErrorScreen error={loaded.error} retry={loaded.retry} sensorsName='removal_retry' />
  const { operator, contact } = loaded.data
  return (
    <Page header={<Header back title={ROUTES.removal.title} ruled />}>
      <View className='removal'>
        {library && id && (
          <View className='removal__switch'>
            <Segmented
              choices={TABS}
              active={tab}
              onChange={setTab}
              label={words.tabsLabel}
              sensorsName='removal_tab'
            />
          </View>
        )}
        {tab === 'state' && <RequestState />}
        {tab === 'request' && receipt && <Receipt receipt={receipt} />}
        {tab === 'request' && !receipt && library && (
          <>
            <View className='removal__words'>{words.intro}</View>
            {operator && contact && (
              <View className='removal__words'>{fill(words.decides, { operator, contact })}</View>
            )}
            {title && <View className='removal__subject'>{fill(words.document, { title })}</View>}
            <RequestForm form={loaded.data} library={library} id={id} onDone={setReceipt} />
          </>
        )}
      </View>
    </Page>
  )
}
