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
  /** The app hides the guard itself: the next event is no step back. */
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
    // In a separate update: WeChat would see no change within the same one.
    Taro.nextTick(() => setShut(false))
  }

  return { show, onBeforeEnter: () => void (hiding.current = false), onBeforeLeave: leave }
}

/** The container is empty: it only catches the phone's back. */
const UNSEEN = 'height:0;overflow:hidden'

/** Wraps a page: the phone's back closes its topmost layer, or leaves the page without one. */
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
