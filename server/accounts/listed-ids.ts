/** Ids of sessions and share keys in lists. Such an id is the digest of the secret and gives no access. */
export const idOf = (hash: Uint8Array) => Buffer.from(hash).toString('hex')
export const hashOf = (id: string) => Buffer.from(id, 'hex')
