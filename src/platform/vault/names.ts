/** What holds the texts on the device: a database, or a folder. */
export const TEXTS = 'texts'
