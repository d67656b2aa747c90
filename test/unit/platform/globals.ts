type Restore = () => void
const restores: Restore[] = []

/** Gives Node the globals of a browser for one test. */
export function setGlobal(name: string, descriptor: PropertyDescriptor) {
  const before = Object.getOwnPropertyDescriptor(globalThis, name)
  Object.defineProperty(globalThis, name, { configurable: true, ...descriptor })
  restores.push(() => {
    if (before) Object.defineProperty(globalThis, name, before)
    else Reflect.deleteProperty(globalThis, name)
  })
}

export function setGlobals(values: Record<string, unknown>) {
  for (const [name, value] of Object.entries(values)) setGlobal(name, { value, writable: true })
}

export function restoreGlobals() {
  for (const restore of restores.splice(0).reverse()) restore()
}

/** Web storage as a browser offers it: its keys are its own properties. */
export function fakeStorage(initial: Record<string, string> = {}) {
  const store = Object.create({
    getItem(key: string) {
      return Object.keys(this).includes(key) ? (this as Record<string, string>)[key] : null
    },
    setItem(key: string, value: string) {
      ;(this as Record<string, string>)[key] = String(value)
    },
    removeItem(key: string) {
      delete (this as Record<string, string>)[key]
    },
  }) as Storage
  return Object.assign(store, initial)
}
