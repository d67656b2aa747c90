/** What a write of documents does with a document that the engine rejects, and how it counts words for suggestions. */
import { DictionaryBuilder } from '../../../server/corpus/dictionary'
import { CorpusWriter } from '../../../server/corpus/write'
import { type EngineDocument, EngineError, type Writer } from '../../../server/engine/port'
import { aLaw } from '../services/corpus'

describe('a document', () => {
  const writerThat = (put: () => void) => new CorpusWriter({ define: () => undefined, put } as unknown as Writer)
  const law = aLaw('l1', { title: '试验法' })

  it('that the engine rejects is left out for the reason of the engine', () => {
    const target = writerThat(() => {
      throw new EngineError('law l1: a number is none')
    })
    expect(target.tryPut('laws', law)).toBe('law l1: a number is none')
  })

  it('aborts the write if the engine itself fails', () => {
    const target = writerThat(() => {
      throw new Error('the disk is full')
    })
    expect(() => target.tryPut('laws', law)).toThrow('the disk is full')
  })

  it('that is written is counted with its title', () => {
    expect(writerThat(() => undefined).tryPut('laws', { ...law, preamble: ['甲乙。'] })).toEqual({
      id: 'l1',
      characters: 6,
    })
  })
})

describe('a dictionary', () => {
  const builder = () => new DictionaryBuilder('law', { 标题: 'title', 发文机关: 'authority', 地区: undefined })
  const document = (id: string, title: string, authority?: string[]) =>
    ({ id, title, names: authority ? { authority } : {} }) as unknown as EngineDocument
  const entries = (dictionary: DictionaryBuilder) =>
    dictionary.entries().map(({ kind, text, weight, data }) => [kind, text, weight, data?.id])

  it('counts the documents of a word once each, and a title opens the first document', () => {
    const dictionary = builder()
    dictionary.add(document('a', '试验法', ['甲部', '甲部']))
    dictionary.add(document('b', '试验法', ['甲部', '乙部']))
    dictionary.add(document('c', '试验法'))
    expect(entries(dictionary)).toEqual([
      ['标题', '试验法', 3, 'a'],
      ['发文机关', '甲部', 2, undefined],
      ['发文机关', '乙部', 1, undefined],
    ])
  })

  it('loses the words of a removed document, and none of a document that was never added', () => {
    const dictionary = builder()
    const [first, second] = [document('a', '试验法', ['甲部']), document('b', '试验法', ['乙部'])]
    dictionary.add(first)
    dictionary.add(second)
    dictionary.remove(document('x', '别的法', ['丙部']))
    dictionary.remove(first)
    expect(entries(dictionary)).toEqual([
      ['标题', '试验法', 1, undefined],
      ['发文机关', '乙部', 1, undefined],
    ])
    dictionary.add(document('c', '试验法'))
    expect(entries(dictionary)[0]).toEqual(['标题', '试验法', 2, 'c'])
  })
})
