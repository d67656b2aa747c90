import {
  PACKAGE_LIMITS,
  browserUses,
  describeSizes,
  measurePackages,
  openBundle,
  preloadFaults,
  templateFaults,
} from 'mini-program-host/gates'
import { NATIVE_COMPONENTS } from '@/ui/native-components'
import { missingBuiltIns } from '../support/built-ins'
import { DIST } from './open'

const KB = 1024
const [LIST, DETAIL, VISUAL] = ['pages/list', 'pages/detail', 'pages/visual'] as const
/** The app's own limits, below WeChat's 2 MB each. */
const MAIN = 900 * KB
const CHARTS = 900 * KB

describe('dist/weapp', () => {
  const bundle = openBundle(DIST)

  test('fits into its packages', () => {
    const sizes = measurePackages(bundle)
    process.stdout.write(`figure: mini-program ${describeSizes(sizes)}\n`)
    expect(sizes.main).toBeLessThanOrEqual(MAIN)
    expect(sizes.total).toBeLessThanOrEqual(PACKAGE_LIMITS.total)
    for (const size of Object.values(sizes.subPackages)) expect(size).toBeLessThanOrEqual(PACKAGE_LIMITS.each)
  })

  test('preloads the packages a reader opens next, the charts on Wi-Fi only', () => {
    const { preloadRule: rule = {} } = bundle.app
    expect(rule['pages/search/index']).toMatchObject({
      network: 'all',
      packages: expect.arrayContaining([LIST, DETAIL]),
    })
    expect(rule['pages/list/law']).toEqual({ network: 'all', packages: [DETAIL] })
    expect(rule['pages/list/case']).toEqual({ network: 'wifi', packages: [DETAIL, VISUAL] })
    const withCharts = Object.values(rule).filter(({ packages }) => packages.includes(VISUAL))
    expect(withCharts.map(({ network }) => network)).toEqual(['wifi', 'wifi'])
    expect(preloadFaults(bundle)).toEqual([])
  })

  test('has ECharts only in the package of the charts', () => {
    const carriers = bundle.files.filter(
      file => file.endsWith('.js') && bundle.read(file).includes('_echarts_instance_'),
    )
    expect(carriers).toEqual([`${VISUAL}/sub-vendors.js`])
    // echarts-taro3-react contains its own, and a bundle with both would pass all other checks.
    expect(bundle.read(`${VISUAL}/sub-vendors.js`).split('_echarts_instance_')).toHaveLength(2)
    expect(measurePackages(bundle).subPackages[VISUAL]).toBeLessThanOrEqual(CHARTS)
  })

  test('uses nothing of a browser and compiles no code from text', () => {
    expect(browserUses(bundle)).toEqual([])
  })

  test('uses no built-in that its oldest phones lack', () => {
    expect(missingBuiltIns('dist/weapp')).toBe('')
  })

  test('has one template of each component of its own', () => {
    const templates = bundle.read('base.wxml')
    const count = (tag: string) => templates.split(`_${tag}">`).length - 1
    expect(Object.keys(NATIVE_COMPONENTS).map(tag => [tag, count(tag)])).toEqual(
      Object.keys(NATIVE_COMPONENTS).map(tag => [tag, 1]),
    )
  })

  test('has templates that compile without a diagnostic', () => {
    expect(templateFaults(bundle)).toEqual([])
  })
})
