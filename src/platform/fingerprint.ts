import { kept } from '@/platform/storage/keys'

/** 128 bits as hex. It names an installation and guards nothing, so a host without a good source may use a poor one. */
function made(): string {
  const bytes = new Uint8Array(16)
  if (typeof crypto === 'object' && typeof crypto.getRandomValues === 'function') crypto.getRandomValues(bytes)
  else for (let index = 0; index < bytes.length; index++) bytes[index] = Math.floor(Math.random() * 256)
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

function keep(id: string) {
  kept.fingerprintId.set(id)
  return id
}

/** Names this installation, never a person: made once and kept. */
export const fingerprint = { id: (): string => kept.fingerprintId.get() ?? keep(made()) }
