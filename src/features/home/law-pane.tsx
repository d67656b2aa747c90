import { View, Text } from '@tarojs/components'
import { memo, useEffect, useRef } from 'react'
import Taro from '@tarojs/taro'
import type { NewLaw } from '@contract/lawregu'
import { copy } from '@/copy'
import { HOME, addressOfScreen } from '@/routing/routes'
import { CATEGORIES } from '@/libraries/categories'
import { open } from '@/routing/navigation'
import { DocumentRow } from '@/shared/document-row'
import { NEWEST_LAWS_ORDER, newLawRow } from './newest'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { WindowList } from '@/ui/window-list'
import { LoadErrorOrLogin } from '@/shared/load-error-or-login'
import { EmptySection } from './loaded-section'
import { type ApiError, errorSentence } from '@/request/errors'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { LIMITS } from '@domain/limits'
import { useNewLaws } from './use-new-laws'

const { throttle, distance } = LIMITS.scroll

/**
 * Calls `onSeen` when the element with this id comes near the bottom of the screen, at most every 300 ms. Also calls it
 * for an element that is near from the start, because a short list never scrolls. An element of a hidden pane or page
 * does not count.
 */
function useSentinel(id: string, on: boolean, onSeen: () => void) {
  const callback = useRef(onSeen)
  const last = useRef(-Infinity)
  useEffect(() => {
    callback.current = onSeen
  })

  useEffect(() => {
    if (!on) return
    const page = Taro.getCurrentInstance().page
    if (!page) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = Taro.createIntersectionObserver(page)
    const call = () => {
      last.current = Date.now()
      callback.current()
    }
    Taro.nextTick(() => {
      observer.relativeToViewport({ bottom: distance }).observe(`#${id}`, ({ intersectionRatio = 0 }) => {
        clearTimeout(timer)
        if (intersectionRatio > 0) timer = setTimeout(call, Math.max(0, last.current + throttle - Date.now()))
      })
    })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [id, on])
}

interface ListEndProps {
  finished: boolean
  busy: boolean
  /** The error of the request for the next page. */
  error?: ApiError
  onMore: () => void
}

const SENTINEL = 'home-list-end'

/** The end of a list. When the end comes near the screen, requests the next page. Shows progress and errors. */
export function ListEnd({ finished, busy, error, onMore }: ListEndProps) {
  const more = !finished && !busy && !error
  useSentinel(SENTINEL, more, onMore)
  return (
    <View className='list-end'>
      {more && <View className='list-end__sentinel' id={SENTINEL} />}
      {error && <Text {...role('alert')}>{errorSentence(error)}</Text>}
      {error && (
        <Button look='text' onTap={onMore} sensorsName='home_more_retry'>
          {copy.action.retry}
        </Button>
      )}
      {finished && <Text>{copy.noMore}</Text>}
      {!finished && !error && <Spinner />}
      {!finished && !error && <Text>{copy.loading}</Text>}
    </View>
  )
}

const LawRow = memo(function LawRow({ law }: { law: NewLaw }) {
  return <DocumentRow row={newLawRow(law)} sensorsName='home_document' />
})

const allLaws = {
  label: copy.home.all,
  spoken: copy.home.allLaws,
  onTap: () => void open(CATEGORIES.law.list, { order: NEWEST_LAWS_ORDER }),
  sensorsName: 'home_laws_all',
}

/** Shows 新法速递, the newest laws, as an endless list. */
export function LawPane() {
  const { loaded, busy, error, more } = useNewLaws()
  const { laws, finished } = loaded
  const begun = laws.length > 0
  if (finished && !begun) return <EmptySection title={copy.home.newLaws} />
  return (
    <View className='new-laws'>
      <Section title={copy.home.newLaws} more={allLaws}>
        {begun && <WindowList items={laws}>{(law, at) => <LawRow key={`${law.lid} ${at}`} law={law} />}</WindowList>}
        {!begun && busy && <Skeleton brief rows={6} />}
        {!begun && error && (
          <LoadErrorOrLogin error={error} retry={more} sensorsName='home_retry' returnTo={addressOfScreen(HOME)} />
        )}
      </Section>
      {begun && <ListEnd finished={finished} busy={busy} error={error} onMore={more} />}
    </View>
  )
}
