import { changedVersions } from '@domain/citation/article-versions'

const changedTexts = (versions: string[], text: string) =>
  changedVersions(
    versions.map(text => ({ text })),
    text,
  ).map(({ text }) => text)

test.each<[string, string[], string, string[]]>([
  ['one that never changed has none', ['甲。', '甲。'], '甲。', []],
  ['spaces and line ends are no change', ['甲。\n乙 。'], '甲。乙。', []],
  ['what was replaced stays', ['甲。'], '乙。', ['甲。']],
  ['the last one of those that read alike stays', ['甲。', '甲。', '乙。'], '乙。', ['甲。']],
  ['one that came back is told', ['甲。', '乙。'], '甲。', ['甲。', '乙。']],
  ['no versions', [], '甲。', []],
])('%s', (_, versions, text, expected) => expect(changedTexts(versions, text)).toEqual(expected))
