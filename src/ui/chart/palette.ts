/** Drawn by scripts/palette.ts from src/styles/tokens.scss. */
export interface Palette {
  ink: string
  ink2: string
  ink3: string
  ink4: string
  paper: string
  card: string
  fill: string
  line: string
  line2: string
  grid: string
  brand: string
  onBrand: string
  brandSoft: string
  brandLine: string
  seal: string
  /** The colours of pie slices: the same in both themes. */
  slices: string[]
  /** The colours of map regions from low to high values, each with the colour of the text on it. */
  steps: Array<{ ground: string; text: string }>
}

export const PALETTES: Record<'light' | 'dark', Palette> = {
  light: {
    ink: '#16202e',
    ink2: '#465470',
    ink3: '#616d82',
    ink4: '#a4afc0',
    paper: '#f4f6f9',
    card: '#fff',
    fill: '#eef1f5',
    line: '#e4e8ef',
    line2: '#c9d2df',
    grid: '#e9edf3',
    brand: '#1f4e8c',
    onBrand: '#fff',
    brandSoft: '#e9f0fa',
    brandLine: '#b9cde8',
    seal: '#b5332a',
    slices: ['#2f6db5', '#cd9a45', '#2baa93', '#bf535e', '#a391c5', '#985e14', '#6a5b79', '#8b9ef9'],
    steps: [
      { ground: '#eef1f5', text: '#616d82' },
      { ground: '#dce8f6', text: '#16202e' },
      { ground: '#b4cdea', text: '#16202e' },
      { ground: '#7fa9d9', text: '#16202e' },
      { ground: '#2f6db5', text: '#fff' },
      { ground: '#1f4e8c', text: '#fff' },
    ],
  },
  dark: {
    ink: '#e8ecf3',
    ink2: '#b4bfd0',
    ink3: '#94a0b5',
    ink4: '#566277',
    paper: '#10151d',
    card: '#19202b',
    fill: '#2a3443',
    line: '#2e3847',
    line2: '#435066',
    grid: '#28323f',
    brand: '#7fb0f0',
    onBrand: '#0e1a2b',
    brandSoft: '#1b2a40',
    brandLine: '#35507a',
    seal: '#f0867c',
    slices: ['#2f6db5', '#cd9a45', '#2baa93', '#bf535e', '#a391c5', '#985e14', '#6a5b79', '#8b9ef9'],
    steps: [
      { ground: '#222b38', text: '#94a0b5' },
      { ground: '#233650', text: '#e8ecf3' },
      { ground: '#2b4a75', text: '#e8ecf3' },
      { ground: '#3c6ba8', text: '#fff' },
      { ground: '#6fa0df', text: '#0e1a2b' },
      { ground: '#a9cbf7', text: '#0e1a2b' },
    ],
  },
}

export const FONT =
  '-apple-system, blinkmacsystemfont, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif'

/** The typeface of documents. */
export const SONG =
  '"Songti SC", "STSong", "Source Han Serif SC", "Noto Serif CJK SC", "Noto Serif SC", "SimSun", serif'

/** The type sizes, under the names that ECharts gives to the parts of a font. */
export const TYPE = {
  name: { fontWeight: 600, fontSize: 20, lineHeight: 28 },
  page: { fontWeight: 600, fontSize: 17, lineHeight: 24 },
  head: { fontWeight: 600, fontSize: 15, lineHeight: 24 },
  body: { fontWeight: 400, fontSize: 15, lineHeight: 24 },
  snip: { fontWeight: 400, fontSize: 14, lineHeight: 20 },
  sub: { fontWeight: 400, fontSize: 13, lineHeight: 20 },
  meta: { fontWeight: 400, fontSize: 12, lineHeight: 16 },
  label: { fontWeight: 500, fontSize: 12, lineHeight: 16 },
  badge: { fontWeight: 600, fontSize: 12, lineHeight: 16 },
}
