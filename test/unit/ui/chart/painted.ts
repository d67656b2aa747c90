/** A drawing as it comes out: painted by ECharts itself on a canvas that remembers what was written where. */
import { paintChart } from '@/ui/chart/paint'
import { PALETTES } from '@/ui/chart/palette'
import type { ChartDrawing } from '@/ui/chart/types'

// The app imports single modules of ECharts. Jest can only read the whole package.
jest.mock('@/ui/chart/echarts', () => jest.requireActual<object>('echarts'))

export interface Written {
  text: string
  /** In pixels of the canvas; where the text is anchored is up to its alignment. */
  x: number
  y: number
  colour: string
  bold: boolean
}

export interface Filled {
  colour: string
}

function canvas() {
  const written: Written[] = []
  const filled: Filled[] = []
  const state: Record<string, unknown> = {}
  let place = [1, 0, 0, 1, 0, 0]
  const calls: Record<string, (...args: never[]) => unknown> = {
    measureText: (text: string) => ({ width: text.length * 6 }),
    setTransform: (...matrix: number[]) => (place = matrix),
    fillText: (text: string, x: number, y: number) =>
      written.push({
        text,
        x: place[4]! + x,
        y: place[5]! + y,
        colour: String(state.fillStyle),
        bold: /^(?:normal )?(?:600|bold)/.test(String(state.font)),
      }),
    fill: () => filled.push({ colour: String(state.fillStyle) }),
  }
  const context = new Proxy(state, {
    get: (_, name: string) => (name === 'dpr' ? 1 : (calls[name] ?? state[name] ?? (() => undefined))),
    set: (_, name: string, value) => ((state[name] = value), true),
  })
  return { node: { width: 0, height: 0, getContext: () => context } as unknown as HTMLElement, written, filled }
}

/** At the width that a chart has on a phone of 375 pixels, unless told otherwise. */
export function painted(drawing: ChartDrawing, width = 343, theme: keyof typeof PALETTES = 'light') {
  const { node, written, filled } = canvas()
  const chart = paintChart(node, drawing, { width, palette: PALETTES[theme] }, 1)
  return { ...chart, written, filled, texts: written.map(({ text }) => text) }
}
