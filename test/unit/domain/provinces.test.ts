import { PROVINCE_GRID, provinceOf, PROVINCES } from '@domain/charts/provinces'
import { REGIONS } from '../../../server/corpus/sample/data/regions'

test('there are 35 province-level regions, each with a place of its own in the grid', () => {
  expect(PROVINCES).toHaveLength(35)
  expect(new Set(PROVINCES.map(({ column, row }) => `${column} ${row}`)).size).toBe(35)
  for (const { column, row } of PROVINCES)
    expect([column < PROVINCE_GRID.columns, row < PROVINCE_GRID.rows]).toEqual([true, true])
  for (const part of ['sign', 'name', 'full'] as const) expect(new Set(PROVINCES.map(one => one[part])).size).toBe(35)
})

test('a region is found by its short and by its full name', () => {
  for (const one of PROVINCES) expect([provinceOf(one.name), provinceOf(` ${one.full} `)]).toEqual([one, one])
  expect(provinceOf('最高人民法院')).toBeUndefined()
  expect(provinceOf('')).toBeUndefined()
})

test('the regions of the server are these', () => {
  expect(REGIONS.map(({ full }) => provinceOf(full)?.full)).toEqual(REGIONS.map(({ full }) => full))
})
