/** Returns the parts of a citation between which a line may break: the law, the article, the paragraph. */
export const citationNameParts = (name: string): string[] => name.split(/(?=第[^第《》]{1,12}[条款项])/)
