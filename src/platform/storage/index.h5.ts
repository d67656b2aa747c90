import { resilient } from './resilient'

/** `localStorage` is read on each call: where it is forbidden, the name itself throws. */
export const storage = resilient({
  read: key => localStorage.getItem(key),
  write: (key, value) => localStorage.setItem(key, value),
  remove: key => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
})
