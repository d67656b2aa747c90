import { PageContainer } from '@tarojs/components'
import { type ReactNode, useState, useEffect, useRef } from 'react'
import Taro from '@tarojs/taro'
import { LayerScope, LayerScopeContext } from './scope'
import { backGuards } from '@/platform/back-guard.weapp'

/**
 * Props of WeChat's page-container, which a step back closes in place of the page. WeChat closes it by itself: it has to be hidden
 * and shown again for the layer below.
 */
function useBackGuard(scope: LayerScope) {
  const [count, setCount] = useState(0)
  const [shut, setShut] = useState(false)
  const show = count > 0 && !shut
  /** Hidden by the app: the event that follows is no step back. */
  const hiding = useRef(false)
  const [guard] = useState(() => backGuards.add(() => setShut(true)))

  useEffect(() => guard.remove, [guard])

  useEffect(
    () =>
      scope.subscribe(open => {
        setCount(open)
        if (!open) setShut(false)
      }),
    [scope],
  )

  useEffect(() => {
    guard.setVisible(show)
    if (!show) return
    return () => void (hiding.current = true)
  }, [guard, show])

  function leave() {
    guard.confirmHidden()
    if (hiding.current) return void (hiding.current = false)
    setShut(true)
    scope.closeTop()
    // In a message of its own: shown again in the same one, WeChat would see no change.
    Taro.nextTick(() => setShut(false))
  }

  return { show, onBeforeEnter: () => void (hiding.current = false), onBeforeLeave: leave }
}

/** It holds nothing: it stands there for the phone's back alone. */
const UNSEEN = 'height:0;overflow:hidden'

/** Stands around a page: the phone's own back closes the topmost layer over it, and leaves the page where there is none. */
export function PageLayers({ children }: { children: ReactNode }) {
  const [scope] = useState(() => new LayerScope())
  const guard = useBackGuard(scope)
  return (
    <LayerScopeContext.Provider value={scope}>
      {children}
      <PageContainer {...guard} overlay={false} duration={0} customStyle={UNSEEN} />
    </LayerScopeContext.Provider>
  )
}
