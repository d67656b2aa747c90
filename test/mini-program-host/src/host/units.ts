const LENGTH = /(^|[^\w.-])(-?(?:\d+\.?\d*|\.\d+))(rpx|vh)\b/g

/**
 * Converts WXSS lengths to CSS. `rpx` is 1/750 of the width. For `vh` the window begins below the navigation
 * bar, which here is part of the same document.
 */
export const toCssLengths = (text: string): string =>
  text.replace(LENGTH, (_, before: string, amount: string, unit: string) =>
    unit === 'rpx' ? `${before}calc(${amount} * 100vw / 750)` : `${before}calc(${amount} * var(--window-height) / 100)`,
  )
