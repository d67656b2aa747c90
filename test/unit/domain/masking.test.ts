import { isMaskedName, maskedName, maskWith, placesOf } from '@domain/text/masking'

const free = () => false
const mask = (name: string, masked: string, exceptions: string[] = []) => ({ name, masked, exceptions })

test.each([
  ['张三', '张某'],
  ['张建国', '张某'],
  ['欧阳文', '欧阳某'],
  ['欧阳', '欧某'],
  ['阿不都·热合曼', '阿某'],
  ['约翰·史密斯', '约某'],
  ['John Smith', 'J'],
])('%s becomes %s', (name, masked) => {
  expect(maskedName(name, free)).toBe(masked)
})

test.each(['张某', '张某1', '李某甲', '欧阳某某', '王××'])('%s is masked', name =>
  expect(isMaskedName(name)).toBe(true),
)
test.each(['张三', '莫言', 'Max'])('%s is not masked', name => expect(isMaskedName(name)).toBe(false))

test('numbers tell equal masked names apart', () => {
  const text = '张某、张某1均未到庭'
  expect(maskedName('张三', masked => text.includes(masked))).toBe('张某2')
})

test('the name is masked wherever it stands, also with the spaces of typesetting', () => {
  const masked = maskWith([mask('张三', '张某')])
  expect(masked('原告：张　三，男。张三与李四，张 三')).toBe('原告：张某，男。张某与李四，张某')
  expect(masked('没有这个人')).toBe('没有这个人')
})

test('a dot is any of the dots that are written', () => {
  expect(maskWith([mask('约翰·史密斯', '约某')])('约翰•史密斯、约翰・史密斯')).toBe('约某、约某')
})

test('longer words with the name stay', () => {
  expect(maskWith([mask('高峰', '高某', ['高峰期', '高峰林'])])('高峰在高峰期撞了高峰林')).toBe(
    '高某在高峰期撞了高峰林',
  )
})

test('signs of a pattern in a name are plain characters', () => {
  expect(maskWith([mask('A.B*', 'A')])('AxB A.B*')).toBe('AxB A')
})

test('a masked text does not change again', () => {
  const masked = maskWith([mask('张三', '张某'), mask('张四', '张某1')])
  const once = masked('张三、张四')
  expect(once).toBe('张某、张某1')
  expect(masked(once)).toBe(once)
})

test('the places of a name are shown with their surroundings', () => {
  expect(placesOf(mask('高峰', '', ['高峰期']), '被告高峰在高峰期', 2)).toEqual(['被告高峰在高'])
})
