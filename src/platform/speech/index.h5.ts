import type { Speech } from '../ports/screen'

const LANGUAGE = 'zh-CN'

/** Whether a voice reads Chinese. Some browsers list their voices late, so an empty list counts as yes. */
function hasChineseVoice() {
  const voices = speechSynthesis.getVoices()
  return voices.length === 0 || voices.some(({ lang }) => /^(zh|cmn)/i.test(lang))
}

export const speech: Speech = {
  canSpeak: () =>
    typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined' && hasChineseVoice(),

  speak(texts, onEnd) {
    let isStopped = false
    const end = () => {
      if (isStopped) return
      isStopped = true
      onEnd()
    }
    // One text at a time: browsers stop in the middle of a long text, and a queue of a whole law takes memory.
    const next = (index: number) => {
      const text = texts[index]
      if (isStopped) return
      if (text === undefined) return end()
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.lang = LANGUAGE
      utterance.onend = () => next(index + 1)
      utterance.onerror = end
      speechSynthesis.speak(utterance)
    }
    speechSynthesis.cancel()
    next(0)
    return () => {
      isStopped = true
      speechSynthesis.cancel()
    }
  },
}
