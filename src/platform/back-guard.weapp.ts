/** What takes the phone's step back for a layer, page by page: it would take the app's own steps as well. */
interface Guard {
  hide: () => void
  isShown: boolean
  onGone: () => void
}

/** WeChat may say nothing of a guard that it has closed. */
const MOST = 300

const guards = new Set<Guard>()

const goneOf = (guard: Guard) =>
  new Promise<void>(resolve => {
    const late = setTimeout(resolve, MOST)
    guard.onGone = () => {
      clearTimeout(late)
      resolve()
    }
    guard.hide()
  })

export const backGuards = {
  add(hide: () => void) {
    const guard: Guard = { hide, isShown: false, onGone: () => undefined }
    guards.add(guard)
    return {
      show: (isShown: boolean) => void (guard.isShown = isShown),
      gone: () => guard.onGone(),
      remove: () => void guards.delete(guard),
    }
  },

  /** Before the app goes back by itself. */
  async release() {
    await Promise.all([...guards].filter(({ isShown }) => isShown).map(goneOf))
  },
}
