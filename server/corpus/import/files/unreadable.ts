/** Why a file gives nothing. */
import { types } from 'node:util'

/** Its message is the end of a sentence about the file. */
export class Unreadable extends Error {}

export const messageOf = (error: unknown) => (types.isNativeError(error) ? error.message : String(error))
