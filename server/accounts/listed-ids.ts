/**
 * Converts the ids of sessions and share keys in lists. Such an id is the stored hash of the secret, in hexadecimal. It
 * gives no access.
 */
export const listedIdOf = (hash: Uint8Array) => Buffer.from(hash).toString('hex')
export const hashOfListedId = (id: string) => Buffer.from(id, 'hex')
