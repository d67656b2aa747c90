import path from 'node:path'

/** Returns the file that an import means, without its ending, relative to the root of the tree. */
export const modulePath = (specifier: string, from: string): string =>
  specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), specifier)
    : specifier
        .replace(/^@contract\//, 'types/api/')
        .replace(/^@domain\//, 'src/domain/')
        .replace(/^@\//, 'src/')
