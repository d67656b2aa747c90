/** Scripts that run in every page of a visit before its own code. */

export interface NativeCall {
  id: string
  method: string
  params: Record<string, unknown>
}

/** Simulates the native side of the bridge, inside the page. */
export function playNative({ kind, answers }: { kind: 'ios' | 'android'; answers: Record<string, unknown> }) {
  const calls: NativeCall[] = []
  const answer = (call: NativeCall) => {
    calls.push(call)
    if (!(call.method in answers)) return
    const reply = { id: call.id, ok: true, data: answers[call.method] }
    setTimeout(() => (window as unknown as { alphaBridgeReply(reply: object): void }).alphaBridgeReply(reply), 10)
  }
  const native =
    kind === 'ios'
      ? { webkit: { messageHandlers: { alphaBridge: { postMessage: answer } } } }
      : { AlphaBridge: { postMessage: (json: string) => answer(JSON.parse(json) as NativeCall) } }
  Object.assign(window, native, { nativeCalls: calls })
}

/** Timers continue: only the current time stands still. */
export function stopClock(now: number) {
  const RealDate = Date
  window.Date = class extends RealDate {
    constructor(...parts: []) {
      if (parts.length) super(...parts)
      else super(now)
    }
    static override now() {
      return now
    }
  } as DateConstructor
}

/** Every toast of the visit: on a busy machine one may disappear before a test looks. */
export function keepToasts() {
  const toasts: string[] = []
  Object.assign(window, { toasts })
  new MutationObserver(() => {
    const text = document.querySelector('.toast__line')?.textContent
    if (text && toasts[toasts.length - 1] !== text) toasts.push(text)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
