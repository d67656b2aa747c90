/**
 * Pixels stay pixels on both targets. The type is the same at 320, 375 and 720 px, and a tablet shows more,
 * not larger. Only taro-ui's styles, which assume 750 px, are scaled. The types omit `px`, but the plug-in
 * supports it.
 */
export const PIXELS = { targetUnit: 'px' as 'rem' }

/** Suppresses Sass warnings on taro-ui's styles. */
export const QUIET_SASS = { sassOptions: { quietDeps: true } }
