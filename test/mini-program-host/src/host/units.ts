const LENGTH = /(^|[^\w.-])(-?(?:\d+\.?\d*|\.\d+))(rpx|vh)\b/g

/**
 * WXSS to CSS: rpx is 1/750 of the width, and the window that vh speaks of begins below the navigation bar,
 * which here is part of the same document.
 */
export const toCssLengths = (text: string): string =>
  text.replace(LENGTH, (_, before: string, amount: string, unit: string) =>
    unit === 'rpx' ? `${before}calc(${amount} * 100vw / 750)` : `${before}calc(${amount} * var(--window-height) / 100)`,
  )
