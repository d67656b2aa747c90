/** The reason why a file cannot be imported. */
import { types } from 'node:util'

/** An error whose message completes a sentence about the file. */
export class Unreadable extends Error {}

export const messageOf = (error: unknown) => (types.isNativeError(error) ? error.message : String(error))
