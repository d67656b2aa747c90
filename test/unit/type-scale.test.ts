import { typeScale } from '@domain/type-scale'

test.each([
  ['as usual', 1, false, 1],
  ['larger, as the system asks', 1.2, false, 1.2],
  ['smaller than drawn it never is', 0.94, false, 1],
  ['no more than the screens hold', 2, false, 1.5],
  ['in 长辈模式', 1, true, 1.375],
  ['in 长辈模式 of a system that asks for more', 1.4, true, 1.4],
  ['of a host that does not tell', NaN, true, 1.375],
])('type %s', (_, hostScale, elder, scale) => {
  expect(typeScale(hostScale, elder)).toBe(scale)
})
