/**
 * Guards are invisible layers of WeChat. With a guard, the phone's back gesture closes a layer of the app instead of
 * the page. A guard would also catch a step back that the app itself takes.
 */
interface Guard {
  hide: () => void
  isVisible: boolean
  onHidden: () => void
}

/** The maximum wait in ms. WeChat may not report that it closed a guard. */
const HIDE_TIMEOUT = 300

const guards = new Set<Guard>()

const hideGuard = (guard: Guard) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, HIDE_TIMEOUT)
    guard.onHidden = () => {
      clearTimeout(timer)
      resolve()
    }
    guard.hide()
  })

export const backGuards = {
  add(hide: () => void) {
    const guard: Guard = { hide, isVisible: false, onHidden: () => undefined }
    guards.add(guard)
    return {
      setVisible: (isShown: boolean) => void (guard.isVisible = isShown),
      confirmHidden: () => guard.onHidden(),
      remove: () => void guards.delete(guard),
    }
  },

  /** Hides the guards before the app itself steps back. */
  async release() {
    await Promise.all([...guards].filter(({ isVisible }) => isVisible).map(hideGuard))
  },
}
