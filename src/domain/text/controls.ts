/** Words as they are, without what a terminal or a table obeys: controls, ends of lines, turns of direction. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

export const withoutControls = (text: string, instead = '') => text.replace(CONTROLS, instead)
