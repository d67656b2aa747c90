/** Replaces src/platform/storage by an empty storage, which records the keys that are read. */
import type { StoragePort } from '@/platform/ports/data'
import { renderPasses } from '../render-pass'

export const storage: StoragePort = {
  read: key => void renderPasses.getStore()?.storageKeys.add(key),
  write: () => true,
  remove: () => undefined,
  removeAll: () => undefined,
  clear: () => undefined,
}
