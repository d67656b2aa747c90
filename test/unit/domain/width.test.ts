import { widthVariants } from '@domain/text/width'

test.each([
  ['15%', ['15%', '15％', '１５％']],
  ['15％', ['15％', '15%', '１５％']],
  ['１５％', ['１５％', '15%', '15％']],
  ['Ｐ２Ｐ', ['Ｐ２Ｐ', 'P2P']],
  ['P2P', ['P2P']],
  ['违约金', ['违约金']],
  ['', ['']],
])('%s is searched as %j', (word, widths) => {
  expect(widthVariants(word)).toEqual(widths)
})
