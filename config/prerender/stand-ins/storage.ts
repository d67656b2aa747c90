/** In the place of src/platform/storage: a device on which nothing is kept; what it is asked for is noted. */
import type { StoragePort } from '@/platform/storage/port'
import { passes } from '../render-pass'

export const storage: StoragePort = {
  read: key => void passes.getStore()?.looked.add(key),
  write: () => true,
  remove: () => undefined,
  removeAll: () => undefined,
  clear: () => undefined,
}
