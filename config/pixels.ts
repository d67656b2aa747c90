/**
 * Pixels stay pixels on both targets: the type is the same at 320, 375 and 720 px, and a tablet shows more, not larger.
 * Only styles for another canvas (taro-ui: 750) are scaled. The types omit `px`, but the plug-in supports it.
 */
export const PIXELS = { targetUnit: 'px' as 'rem' }

/** Suppresses Sass warnings on taro-ui's styles. */
export const QUIET_SASS = { sassOptions: { quietDeps: true } }
