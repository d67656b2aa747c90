import { resilient } from './resilient'

/** `localStorage` is named anew each time: where it is forbidden, the mere name throws. */
export const storage = resilient({
  read: key => localStorage.getItem(key),
  write: (key, value) => localStorage.setItem(key, value),
  remove: key => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
})
