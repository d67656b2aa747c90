import { resilientStorage } from './resilient'

/** Names `localStorage` only inside the calls. On a device that forbids it, even naming it throws an error. */
export const storage = resilientStorage({
  read: key => localStorage.getItem(key),
  write: (key, value) => localStorage.setItem(key, value),
  remove: key => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
})
