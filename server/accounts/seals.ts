/** What must be read again, and by nobody who has the database alone. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { Entropy } from '../runtime'
import { DatabaseError } from './database/port'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

export interface Seals {
  seal(text: string): string
  open(sealed: string): string
  /** The same for the same text, and no way back to it: tells whether it has been seen. */
  print(text: string): Buffer
}

export function sealsWith(key: Buffer, random: Entropy): Seals {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32))
  const [sealing, printing] = [derived('seal'), derived('print')]
  return {
    seal(text) {
      const nonce = random(NONCE)
      const cipher = createCipheriv(CIPHER, sealing, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const cipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, NONCE), { authTagLength: TAG })
        cipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
        return Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()]).toString('utf8')
      } catch {
        throw new DatabaseError(
          'The phone numbers of accounts or trial applications were sealed with another key: set DATA_KEY, or restore ' +
            'data.key, as it was; without it remove them (npm run admin -- trials remove --all, user phone LOGIN none).',
        )
      }
    },
    print: text => createHmac('sha256', printing).update(text).digest(),
  }
}
