/** The taxes that a title names. */
import { taxesNamedIn } from '../../../server/corpus/import/taxes'

it.each([
  ['中华人民共和国土地增值税暂行条例', ['土地增值税']],
  ['关于增值税和土地增值税的公告', ['增值税', '土地增值税']],
  ['中华人民共和国增值税法', ['增值税']],
  ['关于企业所得税、个人所得税的通知', ['企业所得税', '个人所得税']],
  ['道路交通安全法', []],
])('%s names %j', (title, taxes) => expect(taxesNamedIn(title)).toEqual(taxes))
