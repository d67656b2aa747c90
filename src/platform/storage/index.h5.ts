import { resilient } from './resilient'

/** Reads `localStorage` at each call: on devices that forbid it, even the name throws. */
export const storage = resilient({
  read: key => localStorage.getItem(key),
  write: (key, value) => localStorage.setItem(key, value),
  remove: key => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
})
