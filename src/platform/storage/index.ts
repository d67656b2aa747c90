import { resilient } from './resilient'

const values = new Map<string, string>()

export const storage = resilient({
  read: key => values.get(key),
  write: (key, value) => void values.set(key, value),
  remove: key => void values.delete(key),
  keys: () => [...values.keys()],
})
