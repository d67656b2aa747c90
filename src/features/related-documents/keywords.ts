/** 合同;违约金;解除 → 合同、违约金、解除 */
export const keywordsOf = (text: string): string =>
  text
    .split(/[;；,，、\s]+/)
    .filter(Boolean)
    .join('、')
