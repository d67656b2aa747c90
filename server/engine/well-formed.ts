/** Returns the text with U+FFFD in place of each lone surrogate, which UTF-8 cannot store. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')
