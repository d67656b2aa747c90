/** Replaces src/platform/storage: an empty storage that records the keys that are read. */
import type { StoragePort } from '@/platform/storage/port'
import { passes } from '../render-pass'

export const storage: StoragePort = {
  read: key => void passes.getStore()?.storageKeys.add(key),
  write: () => true,
  remove: () => undefined,
  removeAll: () => undefined,
  clear: () => undefined,
}
