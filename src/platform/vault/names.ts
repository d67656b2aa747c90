/** The name of the database or folder with the texts. */
export const TEXTS = 'texts'
