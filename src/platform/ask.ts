/** A confirmation dialog over the screen. `ui/messages` draws it. */
import { create } from 'zustand'

interface ConfirmQuestion {
  text: string
  /** The label of the button that agrees to the question. */
  confirm: string
  /** The label of the button that declines. Without this label the dialog is only a notice. */
  cancel?: string
}

type OpenQuestion = ConfirmQuestion & { answer: (agreed: boolean) => void }

/** The open dialogs, which are shown one after the other. */
export const useQuestions = create<{ open: OpenQuestion[] }>(() => ({ open: [] }))

/** Asks the reader. Resolves to true if the reader agrees. Closing the dialog declines. */
export const askReader = (question: ConfirmQuestion): Promise<boolean> =>
  new Promise(resolve => {
    const openQuestion: OpenQuestion = {
      ...question,
      answer(agreed) {
        useQuestions.setState(state => ({ open: state.open.filter(other => other !== openQuestion) }))
        resolve(agreed)
      },
    }
    useQuestions.setState(state => ({ open: [...state.open, openQuestion] }))
  })
