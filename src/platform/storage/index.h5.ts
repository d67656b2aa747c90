import { resilientStorage } from './resilient'

/** Reads `localStorage` at each call: if a device forbids it, even naming it throws. */
export const storage = resilientStorage({
  read: key => localStorage.getItem(key),
  write: (key, value) => localStorage.setItem(key, value),
  remove: key => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
})
