import { deviceValues } from '@/platform/storage/keys'

/** Returns 128 random bits as hex. The id is no secret, so `Math.random` is enough if `crypto` is missing. */
function createId(): string {
  const bytes = new Uint8Array(16)
  if (typeof crypto === 'object' && typeof crypto.getRandomValues === 'function') crypto.getRandomValues(bytes)
  else for (let index = 0; index < bytes.length; index++) bytes[index] = Math.floor(Math.random() * 256)
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

function store(id: string) {
  deviceValues.fingerprintId.set(id)
  return id
}

/** The id of this installation, not of a person. It is created once and stored. */
export const fingerprint = { id: (): string => deviceValues.fingerprintId.get() ?? store(createId()) }
