/** The text with U+FFFD for each lone surrogate, which UTF-8 cannot store. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')
