/**
 * Matches characters that could control a terminal or break a table: control characters, lone surrogates, line and
 * paragraph separators, bidirectional controls.
 */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

export const withoutControls = (text: string, instead = '') => text.replace(CONTROLS, instead)
