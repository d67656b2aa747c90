/** Collects the browser's performance entries from the start of the page. Runs in the page. */
export interface Watched {
  lcp: number
  cls: number
  /** The duration of the longest event of each interaction. */
  interactions: Record<string, number>
  longTasks: number[]
}

export function watchPage() {
  const watched: Watched = { lcp: 0, cls: 0, interactions: {}, longTasks: [] }
  Object.assign(window, { watched })
  const observe = (type: string, options: object, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true, ...options })

  observe('largest-contentful-paint', {}, entry => (watched.lcp = entry.startTime))
  observe('layout-shift', {}, entry => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) watched.cls += shift.value
  })
  observe('event', { durationThreshold: 16 }, entry => {
    const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number }
    if (interactionId)
      watched.interactions[interactionId] = Math.max(watched.interactions[interactionId] ?? 0, duration)
  })
  observe('longtask', {}, entry => watched.longTasks.push(entry.duration))
}
