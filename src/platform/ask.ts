/** A question over the screen, which waits for its answer. `ui/messages` draws it. */
import { create } from 'zustand'

export interface Question {
  text: string
  /** What agreeing is called. */
  confirm: string
  /** Without it there is nothing to choose: a sentence that wants to be seen. */
  cancel?: string
}

type Asked = Question & { answer: (agreed: boolean) => void }

/** Asked one after the other. */
export const useQuestions = create<{ asked: Asked[] }>(() => ({ asked: [] }))

/** Whether it was agreed to; closing it is no. */
export const ask = (question: Question): Promise<boolean> =>
  new Promise(resolve => {
    const asked: Asked = {
      ...question,
      answer(agreed) {
        useQuestions.setState(state => ({ asked: state.asked.filter(other => other !== asked) }))
        resolve(agreed)
      },
    }
    useQuestions.setState(state => ({ asked: [...state.asked, asked] }))
  })
