/** Reading aloud: one text after the other, on hosts with a Chinese voice. */
import { speech } from '@/platform/speech/index.h5'
import { speechChunksOf } from '@/stores/reading'

class Utterance {
  lang = ''
  onend?: () => void
  onerror?: () => void
  constructor(readonly text: string) {}
}

let spoken: Utterance[] = []
const host = (voices: string[] | undefined) =>
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: voices && Utterance,
    speechSynthesis: voices && {
      getVoices: () => voices.map(lang => ({ lang })),
      speak: (utterance: Utterance) => spoken.push(utterance),
      cancel: () => undefined,
    },
  })

beforeEach(() => {
  spoken = []
})

test.each([
  ['a browser without speech', undefined, false],
  ['no Chinese voice', ['en-US', 'de-DE'], false],
  ['a Chinese voice', ['en-US', 'zh-CN'], true],
  ['a voice for Mandarin', ['cmn-Hans-CN'], true],
  ['voices that are not listed yet', [], true],
])('%s', (_, voices, canSpeak) => {
  host(voices)
  expect(speech.canSpeak()).toBe(canSpeak)
})

test('texts follow each other, and the end is reported once', () => {
  host(['zh-CN'])
  const onEnd = jest.fn()
  speech.speak(['一', '二'], onEnd)
  expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([['一', 'zh-CN']])
  spoken[0]!.onend!()
  expect(spoken.map(({ text }) => text)).toEqual(['一', '二'])
  spoken[1]!.onend!()
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('an error ends it, and is reported once', () => {
  host(['zh-CN'])
  const onEnd = jest.fn()
  speech.speak(['一', '二'], onEnd)
  spoken[0]!.onerror!()
  spoken[0]!.onend!()
  expect([spoken.length, onEnd.mock.calls.length]).toEqual([1, 1])
})

test('after a stop nothing follows and no end is reported', () => {
  host(['zh-CN'])
  const onEnd = jest.fn()
  const stop = speech.speak(['一', '二'], onEnd)
  stop()
  spoken[0]!.onend!()
  spoken[0]!.onerror!()
  expect(spoken).toHaveLength(1)
  expect(onEnd).not.toHaveBeenCalled()
})

test('texts are cut at the ends of sentences, and at 200 characters', () => {
  expect(speechChunksOf(['第一条　甲。乙；丙', '  ', ''])).toEqual(['第一条　甲。', '乙；', '丙'])
  expect(speechChunksOf(['长'.repeat(450)]).map(({ length }) => length)).toEqual([200, 200, 50])
})
