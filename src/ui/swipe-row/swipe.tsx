import { View } from '@tarojs/components'
import { type TouchEvent, useRef, useState, type RefObject, useEffect } from 'react'
import { AtSwipeAction } from 'taro-ui'
import type { SwipeRowProps } from './port'
import './taro-ui.scss'
import './swipe.scss'

/** Prevents a native scroll on a quick swipe: it would use up the first tap on the button. */
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

/** As wide as swipe.scss draws it. */
const KEY = 80

/** taro-ui's row with fixes for Taro 4. */
class SwipeAction extends AtSwipeAction {
  constructor(props: Record<string, unknown>) {
    super(props)
    // Else the page is asked for it half a second later, and a row that is gone by then breaks.
    Object.assign(this, { getMaxOffsetSize: () => this.setState({ maxOffsetSize: KEY }) })
    // Taro's element puts the row where the finger left it, and does so after this was called.
    const settle = this.onTouchEnd
    this.onTouchEnd = event => setTimeout(() => settle(event))
  }

  /** It would close at every new drawing of what is around it: nobody but the finger opens it here. */
  override UNSAFE_componentWillReceiveProps() {
    return
  }
}

/** taro-ui's row. Its key is out of everybody's sight and hearing until a finger is put down. */
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
  /** A list that begins to scroll takes the finger away. taro-ui does not hear of it, and would leave the row askew. */
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
