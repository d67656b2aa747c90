/** In the place of src/platform/storage: a device on which nothing is kept; what it is asked for is noted. */
import type { StoragePort } from '@/platform/storage/port'
import { sittings } from '../sitting'

export const storage: StoragePort = {
  read: key => void sittings.getStore()?.looked.add(key),
  write: () => true,
  remove: () => undefined,
  removeAll: () => undefined,
  clear: () => undefined,
}
