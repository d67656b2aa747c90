import { View } from '@tarojs/components'
import { type TouchEvent, useRef, useState, type RefObject, useEffect } from 'react'
import { AtSwipeAction } from 'taro-ui'
import type { SwipeRowProps } from '../ports'
import './taro-ui.scss'
import './swipe.scss'

/** Prevents a native scroll on a quick swipe. Such a scroll would use up the first tap on the button. */
function useNoFlick(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = row.current
    if (!element) return
    let from: globalThis.Touch | undefined
    const start = ({ touches }: globalThis.TouchEvent) => {
      from = touches[0]
    }
    const move = (event: globalThis.TouchEvent) => {
      const to = event.touches[0]
      if (!from || !to || !event.cancelable) return
      if (Math.abs(to.clientX - from.clientX) > Math.abs(to.clientY - from.clientY)) event.preventDefault()
    }
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
    }
  }, [row])
}

/** The width of the button in px, as in swipe.scss. */
const KEY = 80

/** taro-ui's row with fixes for Taro 4. */
class SwipeAction extends AtSwipeAction {
  constructor(props: Record<string, unknown>) {
    super(props)
    // taro-ui would measure the button half a second later, and would fail if the row is gone by then.
    Object.assign(this, { getMaxOffsetSize: () => this.setState({ maxOffsetSize: KEY }) })
    // Runs taro-ui's handler later. Otherwise Taro's element moves the row back to where the finger left it.
    const settle = this.onTouchEnd
    this.onTouchEnd = event => setTimeout(() => settle(event))
  }

  /**
   * Does nothing: taro-ui would close the row at every render of its parent. Only the finger opens or closes it here.
   */
  override UNSAFE_componentWillReceiveProps() {
    return
  }
}

/** Wraps taro-ui's row. Its button is hidden from sight and from screen readers until a finger touches the row. */
export function Swipe({ word, onAct, children }: SwipeRowProps) {
  const [isPressed, setPressed] = useState(false)
  const [touched, setTouched] = useState(false)
  const action = useRef<SwipeAction>(null)
  const row = useRef<HTMLElement>(null)
  useNoFlick(row)
  const hold = () => {
    setPressed(true)
    setTouched(true)
  }
  const release = () => setPressed(false)
  /** Ends the swipe when the list begins to scroll. taro-ui ignores this event and would leave the row half open. */
  const lose = (event: TouchEvent) => {
    release()
    action.current?.onTouchEnd(event)
  }
  return (
    <View
      ref={row}
      className={`swipe${touched ? ' swipe--touched' : ''}${isPressed ? ' swipe--held' : ''}`}
      onTouchStart={hold}
      onTouchEnd={release}
      onTouchCancel={lose as never}
    >
      <SwipeAction ref={action} autoClose options={[{ text: word }]} onClick={onAct}>
        <View className='swipe__row'>{children}</View>
      </SwipeAction>
    </View>
  )
}
