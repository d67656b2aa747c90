/** A canvas in WeChat knows only the system font. On some phones any other font name crashes. */
export const FONT = 'sans-serif'
