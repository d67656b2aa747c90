/** Messages over the screen: toasts, which close by themselves, and dialogs. `ui/messages` draws them. */
import { create } from 'zustand'
import { LIMITS } from '@domain/limits'
import { onLayerOpened } from './layers'

export interface Toast {
  text: string
  mark?: 'done' | 'failed'
  /** A button that is available while the message is visible. */
  action?: { label: string; onTap: () => void; sensorsName?: string }
  /** Whether the message concerns the current page only. A message with an action always does. */
  ofPage?: boolean
}

interface ToastOptions extends Omit<Toast, 'text'> {
  duration?: number
}

type QueuedToast = Toast & { duration: number }

/** The time in ms for which a message stays visible although others wait. */
const MIN_DURATION = 1000
/** The maximum number of waiting messages. Older ones are dropped. */
const MAX_WAITING = 4

export const useToast = create<{ current?: Toast }>(() => ({}))

let waiting: QueuedToast[] = []
let shownAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

function closeAfter(time: number) {
  clearTimeout(timer)
  timer = setTimeout(showNext, time)
}

function showNext() {
  const [first, ...others] = waiting
  waiting = others
  shownAt = Date.now()
  useToast.setState({ current: first }, true)
  if (first) closeAfter(others.length ? MIN_DURATION : first.duration)
}

/** Shows a message. If the same message without an action is visible and no other waits, that one only stays longer. */
export function toast(text: string, { duration = LIMITS.toast.usual, ...options }: ToastOptions = {}) {
  const { current } = useToast.getState()
  if (current?.text === text && !current.action && !options.action && !waiting.length) return closeAfter(duration)
  const next = { text, duration, ...options }
  const others = waiting.filter(other => other.text !== text)
  // If both messages have an action, the new one replaces the visible one, whose action would no longer undo the last step.
  const isOutdated = current?.action && options.action
  waiting = isOutdated ? [next, ...others] : [...others, next].slice(-MAX_WAITING)
  if (current && !isOutdated) closeAfter(Math.max(0, shownAt + MIN_DURATION - Date.now()))
  else showNext()
}

/** Closes the visible message at once. The next waiting message follows. */
export function dismissToast() {
  clearTimeout(timer)
  showNext()
}

const isOfPage = ({ action, ofPage }: Toast) => Boolean(action ?? ofPage)

/** Drops the messages that concern a page, when a layer covers that page or another page is shown. */
export function dropToastsOfPage() {
  waiting = waiting.filter(one => !isOfPage(one))
  const { current } = useToast.getState()
  if (current && isOfPage(current)) dismissToast()
}

onLayerOpened(dropToastsOfPage)

interface ConfirmQuestion {
  text: string
  /** The label of the button that agrees to the question. */
  confirm: string
  /** The label of the button that declines. Without this label the dialog is only a notice. */
  cancel?: string
}

type OpenQuestion = ConfirmQuestion & { answer: (agreed: boolean) => void }

/** The open dialogs, which are shown one after the other. */
export const useOpenConfirmations = create<{ open: OpenQuestion[] }>(() => ({ open: [] }))

/** Asks the reader. Resolves to true if the reader agrees. Closing the dialog declines. */
export const askReader = (question: ConfirmQuestion): Promise<boolean> =>
  new Promise(resolve => {
    const openQuestion: OpenQuestion = {
      ...question,
      answer(agreed) {
        useOpenConfirmations.setState(state => ({ open: state.open.filter(other => other !== openQuestion) }))
        resolve(agreed)
      },
    }
    useOpenConfirmations.setState(state => ({ open: [...state.open, openQuestion] }))
  })
