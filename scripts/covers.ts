/** Covers of rule books and themes: two layers of plain shapes. `npm run icons` draws them. */
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

const step = (at: number) => rect(22 + 6 * at, 90 - 14 * at, 61 - 12 * at, 10)
const slash = (at: number) => path(`M${14 + 18 * at} 92 ${32 + 18 * at} 32h10L${24 + 18 * at} 92z`)
const bar = (at: number) => rect(18 + 12 * at, 32 + 9 * at, 8, 64 - 9 * at)
const tile = (column: number, row: number) => rect(20.5 + 17 * column, 30 + 17 * row, 13, 13, 2)

const BOOKS: Array<Omit<CoverDrawing, 'size'>> = [
  { back: circle(40, 62, 24), front: circle(65, 62, 24, 0.85) },
  { back: path('M20 84V40h44z'), front: path('M85 46v44H41z') },
  { back: [0, 2, 4].map(step).join(''), front: [1, 3].map(step).join('') },
  { back: circle(52.5, 62, 33), front: path('M52.500 62l31.400-10.200A33 33 0 0 1 71.900 88.700z') },
  {
    back: range(16)
      .filter(at => at % 5 !== 0)
      .map(at => tile(at % 4, Math.floor(at / 4)))
      .join(''),
    front: range(4)
      .map(at => tile(at, at))
      .join(''),
  },
  { back: path('M17.500 80a35 35 0 0 1 70 0z'), front: path('M35.500 80a17 17 0 0 1 34 0z') },
  { back: [0, 3].map(slash).join(''), front: [1, 2].map(slash).join('') },
  { back: circle(52.5, 62, 34), front: circle(40, 62, 14) + circle(69, 62, 11, 0.7) },
  { back: rect(20, 30, 65, 65), front: rect(44, 54, 41, 41) },
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
  { back: rect(22, 32, 42, 42), front: rect(41, 51, 42, 42).replace('/>', ' fill-opacity=".8"/>') },
]

/** People, trade, scales, an idea, a courthouse, and the rest: on the right of a wide area. */
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
