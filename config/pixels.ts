/**
 * A pixel stays a pixel on both targets: the design has the same type at 320, 375 and 720 px, and a tablet shows more, not
 * larger. What is drawn for another canvas (taro-ui: 750) is still brought to this one. The types forget `px`, the plug-in does not.
 */
export const PIXELS = { targetUnit: 'px' as 'rem' }

/** What Sass thinks of taro-ui's styles is for taro-ui to know. */
export const QUIET_SASS = { sassOptions: { quietDeps: true } }
