import Taro from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { backGuards } from '@/platform/back-guard.weapp'
import type { LayerScope } from './scope'

/**
 * Props of WeChat's page-container, which a step back closes in place of the page. WeChat closes it by itself: it has to be hidden
 * and shown again for the layer below.
 */
export function useBackGuard(scope: LayerScope) {
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
    guard.show(show)
    if (!show) return
    return () => void (hiding.current = true)
  }, [guard, show])

  function leave() {
    guard.gone()
    if (hiding.current) return void (hiding.current = false)
    setShut(true)
    scope.closeTop()
    // In a message of its own: shown again in the same one, WeChat would see no change.
    Taro.nextTick(() => setShut(false))
  }

  return { show, onBeforeEnter: () => void (hiding.current = false), onBeforeLeave: leave }
}
