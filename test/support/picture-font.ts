/** The font of the compared pictures. With another Chinese font every picture differs, though nothing is wrong. */
import { existsSync } from 'node:fs'

export const hasPictureFont = () => existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')
