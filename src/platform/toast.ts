/** Short messages over the screen, which go by themselves. `ui/messages` draws them. */
import { create } from 'zustand'
import { LIMITS } from '@domain/limits'

export interface Toast {
  text: string
  mark?: 'done' | 'failed'
  /** What can be done about it, as long as it is there. */
  action?: { label: string; onTap: () => void; sensorsName?: string }
}

interface ToastOptions extends Omit<Toast, 'text'> {
  duration?: number
}

type Timed = Toast & { duration: number }

/** Where others wait, each is there to be read for so long. */
const LEAST = 1000
/** A reader who is told more than this at once is told the latest. */
const MOST_WAITING = 4

export const useToast = create<{ shown?: Toast }>(() => ({}))

let waiting: Timed[] = []
let shownAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

function leaveAfter(time: number) {
  clearTimeout(timer)
  timer = setTimeout(next, time)
}

function next() {
  const [first, ...others] = waiting
  waiting = others
  shownAt = Date.now()
  useToast.setState({ shown: first }, true)
  if (first) leaveAfter(others.length ? LEAST : first.duration)
}

/** One that says what the one on screen says only keeps that there. */
export function toast(text: string, { duration = LIMITS.toast.usual, ...more }: ToastOptions = {}) {
  const { shown } = useToast.getState()
  if (shown?.text === text && !waiting.length) return leaveAfter(duration)
  waiting = [...waiting.filter(other => other.text !== text), { text, duration, ...more }].slice(-MOST_WAITING)
  // What the one on screen would undo is not the last thing any more.
  const isOver = shown?.action && more.action
  if (shown && !isOver) leaveAfter(Math.max(0, shownAt + LEAST - Date.now()))
  else next()
}

/** At once: what it offers was taken, or its time is over for another reason. */
export function dismissToast() {
  clearTimeout(timer)
  next()
}
