import { createBridge, type PostToNative, REPLY_FUNCTION } from './client'

interface Wrapper {
  webkit?: { messageHandlers?: { alphaBridge?: { postMessage?: (call: unknown) => void } } }
  AlphaBridge?: { postMessage?: (json: string) => void }
  [REPLY_FUNCTION]?: (reply: unknown) => void
}

function findNativePost(): PostToNative | undefined {
  const { webkit, AlphaBridge } = window as unknown as Wrapper
  const ios = webkit?.messageHandlers?.alphaBridge
  if (typeof ios?.postMessage === 'function') return call => ios.postMessage?.(call)
  if (typeof AlphaBridge?.postMessage === 'function') return call => AlphaBridge.postMessage?.(JSON.stringify(call))
  return undefined
}

const { bridge, receive } = createBridge(findNativePost)
;(window as unknown as Wrapper)[REPLY_FUNCTION] = receive

export { bridge }
