/** A short sentence breaks after its commas only: pieces that end at a mark of punctuation. */
export const phrases = (sentence: string) => sentence.match(/[^，。；！？、]+[，。；！？、]*|[，。；！？、]+/g) ?? []
