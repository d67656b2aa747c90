/** Seals (encrypts) values that the server must read again, but that nobody may read with the database alone. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { RandomBytes } from '../runtime'
import type { DataKeys } from './data-key'
import { DatabaseError } from './database/port'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** The encrypted values of each table, and how an operator who has lost the key can remove them. */
const SEALED = {
  accounts: ['The phone numbers of accounts', 'npm run admin -- user phone LOGIN none'],
  trial_applications: ['The phone numbers of trial applications', 'npm run admin -- trials remove --all'],
  removal_requests: ['The requests for masking or withdrawal', 'DELETE FROM removal_requests in the database'],
  redactions: [
    'The masks and withdrawals of documents',
    'DELETE FROM redactions in the database; a later import then brings back what they hide',
  ],
} as const
export type EncryptedTable = keyof typeof SEALED

export interface Encryption {
  seal(text: string): string
  /** Decrypts a value of a table. Throws an error for the operator if another key encrypted the value. */
  open(sealed: string, table: EncryptedTable): string
  /**
   * Returns a keyed hash of a text, for finding an encrypted text. Equal texts have equal hashes; a hash cannot be
   * reversed.
   */
  print(text: string): Buffer
  /** Returns the keyed hashes of a text by the current and by the old key. */
  prints(text: string): [Buffer, Buffer]
}

function sealOf(key: Buffer) {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32))
  const [sealing, printing] = [derived('seal'), derived('print')]
  return {
    seal(text: string, nonce: Buffer) {
      const cipher = createCipheriv(CIPHER, sealing, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    /** Decrypts a text. Returns `undefined` if it was encrypted with another key. */
    open(sealed: string): string | undefined {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const cipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, NONCE), { authTagLength: TAG })
        cipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
        return Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
    print: (text: string) => createHmac('sha256', printing).update(text).digest(),
  }
}

/** Returns functions that encrypt with the new key, and decrypt with both keys. */
export function createEncryption({ key, oldKey = key }: DataKeys, random: RandomBytes): Encryption {
  const [current, old] = [sealOf(key), sealOf(oldKey)]
  return {
    seal: text => current.seal(text, random(NONCE)),
    open(sealed, table) {
      const text = current.open(sealed) ?? old.open(sealed)
      if (text !== undefined) return text
      const [what, removal] = SEALED[table]
      throw new DatabaseError(
        `${what} were sealed with another key: set DATA_KEY, or restore data.key, as it was; ` +
          `without it remove them (${removal}).`,
      )
    },
    print: current.print,
    prints: text => [current.print(text), old.print(text)],
  }
}
