/** The name of the database or folder that stores the texts. */
export const TEXTS_DATABASE = 'texts'
