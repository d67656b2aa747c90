import { PageContainer } from '@tarojs/components'
import { type ReactNode, useState, useEffect, useRef } from 'react'
import Taro from '@tarojs/taro'
import { LayerScope, LayerScopeContext } from './scope'
import { backGuards } from '@/platform/back-guard.weapp'

/**
 * Returns the props of WeChat's page-container. With it the phone's back button closes a layer and not the page.
 * WeChat then hides the container, so it is shown again for the next layer below.
 */
function useBackGuard(scope: LayerScope) {
  const [count, setCount] = useState(0)
  const [shut, setShut] = useState(false)
  const show = count > 0 && !shut
  /**
   * True while the app hides the container itself. The next event of the container then does not come from
   * the back button.
   */
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
    // Shows the container in a separate update, because WeChat would not notice two changes in one update.
    Taro.nextTick(() => setShut(false))
  }

  return { show, onBeforeEnter: () => void (hiding.current = false), onBeforeLeave: leave }
}

/** Makes the container invisible, because it serves only to catch the phone's back button. */
const UNSEEN = 'height:0;overflow:hidden'

/** Wraps a page. The phone's back button closes the topmost layer, or leaves the page if no layer is open. */
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
