import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { PALETTES } from '@/ui/chart/palette'
import { PALETTE_FILE, paletteSource } from '../../scripts/palette'
import { contrast, papers, themes } from '../support/colours'

const root = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

const TOKENS = ['src/styles/tokens.scss', 'src/styles/papers.scss']
const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map(file => path.join('src', file))
  .filter(file => /\.(scss|tsx?)$/.test(file) && TOKENS.indexOf(file) < 0 && file !== PALETTE_FILE)

const offenders = (pattern: RegExp, among: RegExp) =>
  files
    .filter(file => among.test(file))
    .flatMap(file => (withoutComments(read(file)).match(pattern) ?? []).map(match => `${file}: ${match}`))

describe('one place for every colour and size', () => {
  test('given all of src, then only the tokens write a colour', () => {
    expect(offenders(/(?:^|[^\w%&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!\s*\{)/gi, /./)).toEqual([])
    expect(offenders(/\b(?:rgb|hsl|hwb|lab|lch|oklch)a?\(/gi, /./)).toEqual([])
    const named =
      /(?:color|background|border|shadow|fill|stroke)[\w-]*:[^;{}]*\b(?:white|black|gr[ae]y|red|blue|green)\b/gi
    expect(offenders(named, /\.scss$/)).toEqual([])
  })

  test('given all of src, then only the tokens write a font size', () => {
    expect(offenders(/font(?:-size)?:[^;{]*\d(?:px|rem|rpx)/gi, /\.scss$/)).toEqual([])
    expect(offenders(/fontSize:\s*['"`]?\d/g, /\.tsx?$/)).toEqual([])
  })

  test('given all styles, then every length is in pixels that stay pixels', () => {
    expect(offenders(/\d(?:rpx|rem)\b/g, /\.scss$/)).toEqual([])
  })

  test('given the picture of a document, then its mark is seal red as everywhere', () => {
    expect(offenders(/CARD_COLOURS\.(?:brand|onBrand)\b/g, /share\/card\/index\.tsx$/)).toEqual([])
  })

  test('given all styles, then none turns the direction of a text, which WeChat draws differently', () => {
    expect(offenders(/\bdirection:\s*rtl/g, /\.scss$/)).toEqual([])
  })

  test('given a panel beside the text, then the page makes room for it wherever it stands in the page', () => {
    expect(offenders(/:has\(\s*>\s*\.layer--beside/g, /\.scss$/)).toEqual([])
  })

  test('given all styles, then every custom property that is used is a token or set beside its use', () => {
    const tokens = new Set(Object.keys(themes().light))
    const unknown = files
      .filter(file => file.endsWith('.scss'))
      .flatMap(file => {
        const text = withoutComments(read(file))
        const properties = new Set(text.match(/--[\w-]+(?=:)/g))
        const used = (text.match(/var\(--[\w-]+/g) ?? []).map(use => use.slice('var('.length))
        return used.filter(name => !tokens.has(name) && !properties.has(name)).map(name => `${file}: ${name}`)
      })
      // These three uses have generated masks beside them, which set the property.
      .filter(
        offender =>
          !/(icon\/index\.scss: --icon|drawing\/index\.scss: --(line|accent)-art|cover\/index\.scss: --(back|front)-art)$/.test(
            offender,
          ),
      )
    expect(unknown).toEqual([])
  })
})

describe('text that can be read', () => {
  const surfaces = ['paper', 'card', 'sheet', 'plate']
  const onSurfaces = ['ink', 'ink-2', 'ink-3', 'brand', 'seal', 'gold', 'ok', 'warn', 'off']
  const pairs = [
    ...onSurfaces.flatMap(text => surfaces.map(ground => [text, ground])),
    ...['ink', 'ink-2', 'ink-3', 'brand', 'seal'].map(text => [text, 'fill']),
    ...['brand', 'ink-2'].map(text => [text, 'brand-soft']),
    ['on-brand', 'brand'],
    ['on-seal', 'seal'],
    ['on-toast', 'toast'],
    ['on-toast-brand', 'toast'],
    ['seal', 'seal-soft'],
    ['ok', 'ok-soft'],
    ['gold', 'gold-soft'],
    ['on-mark', 'mark'],
    ['on-mark-now', 'mark-now'],
    ...['m0', 'm1', 'm2', 'm3', 'm4', 'm5'].map(step => [`${step}-t`, step]),
  ] as [string, string][]

  describe.each(Object.entries({ ...themes(), ...papers() }))('given the theme or paper %s', (_, tokens) => {
    test.each(pairs)('then %s on %s is at least 4.5:1', (text, ground) => {
      expect(contrast(tokens[`--${text}`], tokens[`--${ground}`])).toBeGreaterThanOrEqual(4.5)
    })
  })

  test('given a theme, then the samples of the papers have the colours of the papers', () => {
    const { light, dark } = themes()
    const { 'xuan light': xuanLight, 'xuan dark': xuanDark, 'night light': night, 'night dark': nightDark } = papers()
    expect([light['--xuan'], light['--night']]).toEqual([xuanLight['--card'], night['--card']])
    expect([dark['--xuan'], dark['--xuan-ink']]).toEqual([xuanDark['--card'], xuanDark['--ink']])
    expect([dark['--night'], dark['--night-ink']]).toEqual([nightDark['--card'], nightDark['--ink']])
    for (const theme of [light, dark])
      expect(new Set([theme['--card'], theme['--xuan'], theme['--night']]).size).toBe(3)
  })

  test('given the dark theme, then it names every colour of the light one that can change', () => {
    const { light, dark } = themes()
    const colours = (theme: Record<string, string>) => Object.keys(theme).filter(name => theme[name]!.startsWith('#'))
    expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort())
    const same = colours(light).filter(name => light[name] === dark[name])
    expect(same.filter(name => !/^--(c\d|knob|on-mark-now|xuan|night)(-ink)?$/.test(name))).toEqual([])
  })
})

describe('the colours of a canvas', () => {
  test('given palette.ts, then it is what `npm run icons` draws from the tokens of today', () => {
    expect(read(PALETTE_FILE)).toBe(paletteSource())
  })

  test.each(['light', 'dark'] as const)('given the %s theme, then a canvas and a style sheet agree', theme => {
    const { ink, brandSoft, slices, steps } = PALETTES[theme]
    const token = (name: string) => themes()[theme][`--${name}`]
    expect([ink, brandSoft, slices[7]]).toEqual([token('ink'), token('brand-soft'), token('c8')])
    expect(steps[4]).toEqual({ ground: token('m4'), text: token('m4-t') })
  })
})

describe('the system bar', () => {
  test('given theme.json, then its grounds are those of the tokens', () => {
    const bars = JSON.parse(read('src/theme.json')) as Record<'light' | 'dark', { cardGround: string; paper: string }>
    for (const theme of ['light', 'dark'] as const) {
      const tokens = themes()[theme]
      expect(contrast(bars[theme].cardGround, tokens['--card'])).toBe(1)
      expect(contrast(bars[theme].paper, tokens['--paper'])).toBe(1)
    }
  })
})

describe('a text of few lines', () => {
  test('given all styles, then a clamped block has no padding below, in which its next line would show', () => {
    const padded = /@include clamp\(\d\);[^{}]*?\bpadding(?:-bottom)?:\s*(?!0)[^;{}]*;/g
    expect(offenders(padded, /\.scss$/)).toEqual([])
  })
})

describe('style rules', () => {
  test('name only classes that the code, Taro or taro-ui renders', () => {
    const code = files
      .filter(file => /\.tsx?$/.test(file))
      .map(read)
      .join('')
    const words = new Set(code.match(/[\w-]+/g))
    /** Whether the code builds the class from its beginning: `status--${shape}`. */
    const isBuilt = (name: string) => [...name].some((_, at) => at > 2 && code.includes(`${name.slice(0, at)}\${`))
    const unused = files
      .filter(file => file.endsWith('.scss'))
      .flatMap(file => {
        const rules = withoutComments(read(file)).replace(/'[^']*'|"[^"]*"/g, '')
        const names = [...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
        return names
          .filter(name => !/^(?:at-|taro_)/.test(name) && !words.has(name) && !isBuilt(name))
          .map(name => `${file}: ${name}`)
      })
    expect(unused).toEqual([])
  })
})
