/** Describes the covers of rule books and themes: two layers of plain shapes. `npm run icons` draws them. */
export interface CoverDrawing {
  size: [width: number, height: number]
  back: string
  front: string
}

const book: CoverDrawing['size'] = [100, 125]
const theme: CoverDrawing['size'] = [160, 72]

const rect = (x: number, y: number, width: number, height: number, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${rx ? ` rx="${rx}"` : ''}/>`
const circle = (x: number, y: number, r: number, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`
const path = (d: string) => `<path d="${d}"/>`
const range = (count: number) => Array.from({ length: count }, (_, at) => at)

/** The frame of a seal: a square with a square hole. */
const frame = (x: number, y: number, side: number, width: number) =>
  path(
    `M${x} ${y}h${side}v${side}h-${side}z` +
      `M${x + width} ${y + width}v${side - 2 * width}h${side - 2 * width}v-${side - 2 * width}z`,
  )
const slip = (at: number) => rect(19 + 14 * at, 32, 10, 62)
const bar = (at: number) => rect(18 + 12 * at, 32 + 9 * at, 8, 64 - 9 * at)
const tile = (column: number, row: number) => rect(20.5 + 17 * column, 30 + 17 * row, 13, 13, 2)

/**
 * The covers of rule books. Most are symbols of the law in plain shapes: seal, tally, boundary, scales, registers,
 * gate, bamboo slips, steps.
 */
const BOOKS: Array<Omit<CoverDrawing, 'size'>> = [
  { back: frame(24, 34, 57, 6), front: rect(40, 50, 25, 25) },
  {
    back: path('M22 32h28v12h6v8h-6v16h6v8h-6v16H22z'),
    front: path('M84 32H54v10h6v12h-6v12h6v12h-6v14h30z'),
  },
  { back: [34, 58, 82].map(y => rect(20, y, 65, 6)).join(''), front: rect(60, 26, 9, 70) },
  {
    back: rect(18, 42, 69, 5) + rect(50, 32, 5, 58) + rect(38, 88, 29, 6),
    front: path('M12 62h32a16 16 0 0 1-32 0z') + path('M61 62h32a16 16 0 0 1-32 0z'),
  },
  {
    back: range(16)
      .filter(at => at % 5 !== 0)
      .map(at => tile(at % 4, Math.floor(at / 4)))
      .join(''),
    front: range(4)
      .map(at => tile(at, at))
      .join(''),
  },
  { back: path('M22 94V32h61v62H71V45H34v49z'), front: rect(45, 58, 15, 36) },
  { back: [0, 1, 3, 4].map(slip).join(''), front: slip(2) },
  { back: circle(52.5, 62, 35), front: frame(35, 44.5, 35, 5) },
  { back: frame(20, 30, 65, 8), front: rect(48, 58, 37, 37) },
  {
    back: path('M52.500 28 90 47 52.500 66 15 47z') + path('M15 78l37.500 19L90 78v8l-37.500 19L15 86z'),
    front: path('M15 60l37.500 19L90 60v8L52.500 87 15 68z'),
  },
  {
    back: range(6)
      .filter(at => at !== 2)
      .map(bar)
      .join(''),
    front: bar(2),
  },
  { back: frame(21, 31, 43, 6), front: frame(41, 51, 43, 6) },
]

/**
 * The covers of themes: people, trade, scales, an idea, a courthouse, and other subjects. Each drawing is at the right
 * of a wide area.
 */
const THEMES: Array<Omit<CoverDrawing, 'size'>> = [
  {
    back: circle(96, 30, 10) + path('M78 72V60a18 18 0 0 1 36 0v12z'),
    front: circle(124, 26, 12) + path('M102 72V60a22 22 0 0 1 44 0v12z'),
  },
  {
    back: rect(84, 34, 18, 38) + rect(132, 26, 16, 46),
    front: rect(106, 14, 22, 58),
  },
  {
    back: rect(110, 14, 4, 50) + rect(96, 62, 32, 6, 3) + rect(82, 20, 60, 4, 2),
    front: path('M70 44h28a14 14 0 0 1-28 0z') + path('M126 44h28a14 14 0 0 1-28 0z') + circle(112, 14, 5),
  },
  {
    back: circle(118, 32, 30, 0.55),
    front:
      path('M118 12a20 20 0 0 0-12 36v6h24v-6a20 20 0 0 0-12-36z') + rect(108, 58, 20, 4, 2) + rect(112, 65, 12, 4, 2),
  },
  {
    back: [90, 106, 122, 138].map(x => rect(x, 34, 8, 26)).join(''),
    front: path('M118 8 154 28H82z') + rect(82, 62, 72, 7, 2),
  },
  {
    back: rect(112, 14, 36, 46, 4),
    front: rect(96, 22, 36, 50, 4),
  },
]

export const COVERS: Record<string, CoverDrawing> = {
  ...Object.fromEntries(BOOKS.map((layers, at) => [`book-${at}`, { size: book, ...layers }])),
  ...Object.fromEntries(THEMES.map((layers, at) => [`theme-${at}`, { size: theme, ...layers }])),
}
