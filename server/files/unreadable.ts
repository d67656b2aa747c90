/** The reason why a file cannot be read. */
import { types } from 'node:util'

/** An error whose message completes a sentence about the file, such as `is a broken zip archive`. */
export class UnreadableFileError extends Error {
  constructor(
    message: string,
    readonly reason: 'tooLong' | 'unreadable' = 'unreadable',
  ) {
    super(message)
  }
}

export const errorMessageOf = (error: unknown) => (types.isNativeError(error) ? error.message : String(error))
