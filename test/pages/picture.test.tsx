/** Pictures from a service: of a class of similar cases, and of a partner institution. */
import { PictureSheet } from '@/shared/picture-sheet'
import { RemotePicture } from '@/ui/picture'
import { ArticlePane } from '@/features/home/article-pane'
import { SimilarityPane } from '@/features/home/similarity-pane'
import { copy } from '@/copy'
import { transport } from '@/platform/transport'
import { act, all, byLabel, one, render, until } from '../support/render-block'

const sent = jest.spyOn(transport, 'send')
const ADDRESS = 'https://pictures.example/a.png'
const answer = (data: unknown) =>
  sent.mockResolvedValue({ kind: 'reply', status: 200, text: JSON.stringify({ isSuccess: true, data }) })
const pictures = () => all('img.picture').map(picture => picture.getAttribute('src'))

test('a class of similar cases shows its picture, or the drawn cover', async () => {
  const book = { isNew: false, count: 3 }
  answer([
    { ...book, id: 1, name: '甲', avatar: ADDRESS },
    { ...book, id: 2, name: '乙', avatar: '' },
  ])
  await render(SimilarityPane)
  await until(() => all('.book').length === 2)
  expect(pictures()).toEqual([ADDRESS])
  expect(all('.book .cover')).toHaveLength(2)
})

test('a partner shows its icon over its first character', async () => {
  const column = { slogan: '', wechatBiz: '', columnArticleTotal: 3 }
  answer([
    { ...column, id: '1', columnName: '甲所', icon: ADDRESS },
    { ...column, id: '2', columnName: '乙所', icon: '' },
  ])
  await render(ArticlePane)
  await until(() => all('.partner').length === 2)
  expect(pictures()).toEqual([ADDRESS])
  expect(all('.partner__logo').map(({ textContent }) => textContent)).toEqual(['甲', '乙'])
})

test('one that does not come leaves what stands below it', async () => {
  await render(() => <RemotePicture src={ADDRESS} />)
  await act(() => void one('img.picture').dispatchEvent(new Event('error')))
  expect(pictures()).toEqual([])
})

test.each(['', 'javascript:alert(1)', '/a.png', undefined])('%s is no address of a picture', async src => {
  await render(() => <RemotePicture src={src} />)
  expect(pictures()).toEqual([])
})

test.each([
  ['the wait for one', { kind: 'making' } as const, copy.loading, 'progressbar'],
  ['one that is drawn', { kind: 'made', picture: { path: ADDRESS, height: 1 } } as const, '案由分布', 'img'],
])('%s has a name', async (_, state, name, role) => {
  const about = { label: '保存图片', title: '案由分布', sensors: 'chart', stage: null }
  await render(() => <PictureSheet {...about} state={state} retry={jest.fn()} onClose={jest.fn()} />)
  expect(byLabel(name).getAttribute('role')).toBe(role)
})
